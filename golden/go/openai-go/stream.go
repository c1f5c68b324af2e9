package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	if os.Getenv("HF_TOKEN") == "" {
		return errors.New("HF_TOKEN is not set")
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
		return explain(err, response)
	}
	fmt.Println()
	return nil
}

// explain adds what the service says, which the client's errors leave out.
func explain(err error, response *http.Response) error {
	if response == nil || response.StatusCode < 400 {
		return err
	}
	said, _ := io.ReadAll(response.Body)
	return fmt.Errorf("%s: %s", response.Status, said)
}
