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
		option.WithBaseURL("https://router.huggingface.co/deepinfra/v1/openai"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	params := openai.AudioSpeechNewParams{
		Model: "acme/demo",
		Input: "The last ferry leaves at ten tonight.",
	}

	var response *http.Response
	speech, err := client.Audio.Speech.New(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		// Some services' errors don't have OpenAI's format: show the response itself.
		if response != nil && response.StatusCode >= 400 {
			reason, _ := io.ReadAll(response.Body)
			log.Fatalf("%s: %s", response.Status, reason)
		}
		log.Fatal(err)
	}
	defer speech.Body.Close()
	content, err := io.ReadAll(speech.Body)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("speech.wav", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved speech.wav")
}
