package main

import (
	"context"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/invopop/jsonschema"
	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

type Answer struct {
	Answer     string   `json:"answer" jsonschema_description:"The answer in one sentence"`
	Confidence string   `json:"confidence" jsonschema:"enum=low,enum=medium,enum=high"`
	Keywords   []string `json:"keywords"`
}

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	client := openai.NewClient(
		option.WithBaseURL("https://router.huggingface.co/v1"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	format := openai.ResponseFormatJSONSchemaJSONSchemaParam{
		Name:   "Answer",
		Strict: openai.Bool(true),
		Schema: (&jsonschema.Reflector{Anonymous: true, DoNotReference: true}).Reflect(Answer{}),
	}
	params := openai.ChatCompletionNewParams{
		Model: "openai/gpt-oss-120b:together",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage("Why is the sky blue? Answer in one sentence."),
		},
		ResponseFormat: openai.ChatCompletionNewParamsResponseFormatUnion{
			OfJSONSchema: &openai.ResponseFormatJSONSchemaParam{JSONSchema: format},
		},
	}

	var response *http.Response
	completion, err := client.Chat.Completions.New(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		// Some services' errors don't have OpenAI's format: show the response itself.
		if response != nil && response.StatusCode >= 400 {
			reason, _ := io.ReadAll(response.Body)
			log.Fatalf("%s: %s", response.Status, reason)
		}
		log.Fatal(err)
	}
	choice := completion.Choices[0]
	message, finishReason := choice.Message, choice.FinishReason
	if message.Refusal != "" {
		log.Fatal("The model refused: ", message.Refusal)
	}
	if message.Content == "" || finishReason == "length" || finishReason == "content_filter" {
		log.Fatalf("Incomplete answer (%s): raise max_tokens or rephrase", finishReason)
	}
	var answer Answer
	if err := json.Unmarshal([]byte(message.Content), &answer); err != nil {
		log.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(answer); err != nil {
		log.Fatal(err)
	}
}
