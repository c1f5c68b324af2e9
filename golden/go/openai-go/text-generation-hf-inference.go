package main

import (
	"context"
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
		option.WithBaseURL("https://router.huggingface.co/hf-inference/models/acme/demo/v1"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	params := openai.CompletionNewParams{
		Model: "acme/demo",
		Prompt: openai.CompletionNewParamsPromptUnion{
			OfString: openai.String("The lighthouse keeper opened the door and"),
		},
	}

	var response *http.Response
	completion, err := client.Completions.New(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		// Some services' errors don't have OpenAI's format: show the response itself.
		if response != nil && response.StatusCode >= 400 {
			reason, _ := io.ReadAll(response.Body)
			log.Fatalf("%s: %s", response.Status, reason)
		}
		log.Fatal(err)
	}
	fmt.Println(completion.Choices[0].Text)
}
