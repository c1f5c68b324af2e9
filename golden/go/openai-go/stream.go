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
		option.WithBaseURL("https://router.huggingface.co/v1"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	params := openai.ChatCompletionNewParams{
		Model: "openai/gpt-oss-120b:together",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage("Why is the sky blue? Answer in one sentence."),
		},
	}

	var response *http.Response
	stream := client.Chat.Completions.NewStreaming(context.Background(), params, option.WithResponseInto(&response))
	for stream.Next() {
		chunk := stream.Current()
		if len(chunk.Choices) > 0 {
			fmt.Print(chunk.Choices[0].Delta.Content)
		}
	}
	if err := stream.Err(); err != nil {
		// Some services' errors don't have OpenAI's format: show the response itself.
		if response != nil && response.StatusCode >= 400 {
			reason, _ := io.ReadAll(response.Body)
			log.Fatalf("%s: %s", response.Status, reason)
		}
		log.Fatal(err)
	}
	fmt.Println()
}
