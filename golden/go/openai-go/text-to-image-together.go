package main

import (
	"context"
	"encoding/base64"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	client := openai.NewClient(
		option.WithBaseURL("https://router.huggingface.co/together/v1"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	params := openai.ImageGenerateParams{
		Model:          "acme/demo",
		Prompt:         "A lighthouse on a cliff at sunset, watercolor",
		ResponseFormat: "base64",
	}
	params.SetExtraFields(map[string]any{"steps": 5})

	var response *http.Response
	images, err := client.Images.Generate(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		// Some services' errors don't have OpenAI's format: show the response itself.
		if response != nil && response.StatusCode >= 400 {
			reason, _ := io.ReadAll(response.Body)
			log.Fatalf("%s: %s", response.Status, reason)
		}
		log.Fatal(err)
	}
	if len(images.Data) == 0 || images.Data[0].B64JSON == "" {
		log.Fatal("The response has no file: ", images.RawJSON())
	}
	content, err := base64.StdEncoding.DecodeString(images.Data[0].B64JSON)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("image.jpg", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved image.jpg")
}
