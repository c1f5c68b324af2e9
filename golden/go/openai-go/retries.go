package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"

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
		// Retries after 408, 409, 429, 5xx, and lost connections, and waits as long as Retry-After says.
		option.WithMaxRetries(3),
		option.WithHTTPClient(&http.Client{Timeout: 60 * time.Second}),
	)
	params := openai.ChatCompletionNewParams{
		Model: "openai/gpt-oss-120b:together",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage("Why is the sky blue? Answer in one sentence."),
		},
	}

	var response *http.Response
	completion, err := client.Chat.Completions.New(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		return explain(err, response)
	}
	if len(completion.Choices) == 0 {
		return fmt.Errorf("the response has no choices: %s", completion.RawJSON())
	}
	choice := completion.Choices[0]
	message, finishReason := choice.Message, choice.FinishReason
	if message.Content == "" || finishReason == "length" || finishReason == "content_filter" {
		return fmt.Errorf("incomplete answer (%s): raise max_tokens or rephrase", finishReason)
	}
	fmt.Println(message.Content)
	return nil
}

// explain adds the service's message, which the client's error leaves out.
func explain(err error, response *http.Response) error {
	if response == nil || response.StatusCode < 400 {
		return err
	}
	reason, _ := io.ReadAll(response.Body)
	return fmt.Errorf("%s: %s", response.Status, reason)
}
