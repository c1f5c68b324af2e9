package main

import (
	"bytes"
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
		option.WithBaseURL("https://router.huggingface.co/together/v1"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	audio, err := os.ReadFile("speech.flac")
	if err != nil {
		log.Fatal(err)
	}
	params := openai.AudioTranscriptionNewParams{
		Model: "acme/demo",
		File:  openai.File(bytes.NewReader(audio), "audio.flac", "audio/flac"),
	}

	var response *http.Response
	transcription, err := client.Audio.Transcriptions.New(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		// Some services' errors don't have OpenAI's format: show the response itself.
		if response != nil && response.StatusCode >= 400 {
			reason, _ := io.ReadAll(response.Body)
			log.Fatalf("%s: %s", response.Status, reason)
		}
		log.Fatal(err)
	}
	fmt.Println(transcription.Text)
}
