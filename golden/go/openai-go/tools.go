package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/packages/param"
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
			openai.UserMessage("What is the weather in Paris and Tokyo?"),
		},
		Tools: []openai.ChatCompletionToolUnionParam{
			openai.ChatCompletionFunctionTool(openai.FunctionDefinitionParam{
				Name:        "get_weather",
				Description: openai.String("Get the current weather of a city."),
				Parameters: map[string]any{
					"type": "object",
					"properties": map[string]any{
						"city": map[string]any{"type": "string", "description": "City name"},
					},
					"required": []string{"city"},
				},
			}),
		},
	}

	for range 10 {
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
		isEmpty := message.Content == "" && len(message.ToolCalls) == 0
		if isEmpty || finishReason == "length" || finishReason == "content_filter" {
			log.Fatalf("Incomplete answer (%s): raise max_tokens or rephrase", cmp.Or(message.Refusal, finishReason))
		}
		if len(message.ToolCalls) == 0 {
			fmt.Println(message.Content)
			return
		}
		// Send the message back unchanged: ToParam drops its reasoning.
		turn := param.Override[openai.ChatCompletionMessageParamUnion](json.RawMessage(message.RawJSON()))
		params.Messages = append(params.Messages, turn)
		for _, call := range message.ToolCalls {
			var arguments map[string]any
			if err := json.Unmarshal([]byte(cmp.Or(call.Function.Arguments, "{}")), &arguments); err != nil {
				log.Fatal(err)
			}
			var result any
			switch call.Function.Name {
			case "get_weather":
				// Replace this with your own code.
				result = map[string]any{
					"city":        arguments["city"],
					"temperature": 18,
					"unit":        "celsius",
				}
			default:
				log.Fatalf("Unknown function: %s", call.Function.Name)
			}
			content, err := json.Marshal(result)
			if err != nil {
				log.Fatal(err)
			}
			params.Messages = append(params.Messages, openai.ToolMessage(string(content), call.ID))
		}
	}
	log.Fatal("The model did not answer within 10 rounds.")
}
