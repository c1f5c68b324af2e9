package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

// functions are what the model may call.
var functions = map[string]func(arguments map[string]any) (any, error){
	"get_weather": func(arguments map[string]any) (any, error) {
		// Replace this with your own code.
		return map[string]any{
			"city":        arguments["city"],
			"temperature": 18,
			"unit":        "celsius",
		}, nil
	},
}

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
			openai.UserMessage("What is the weather like in Paris and in Tokyo?"),
		},
		Tools: []openai.ChatCompletionToolUnionParam{
			openai.ChatCompletionFunctionTool(openai.FunctionDefinitionParam{
				Name:        "get_weather",
				Description: openai.String("Get the current weather of a city."),
				Parameters: map[string]any{
					"type": "object",
					"properties": map[string]any{
						"city": map[string]any{"type": "string", "description": "Name of the city"},
					},
					"required": []any{"city"},
				},
			}),
		},
	}

	for round := 1; ; round++ {
		if round > 10 {
			return errors.New("the model has not answered within 10 rounds")
		}
		var response *http.Response
		completion, err := client.Chat.Completions.New(context.Background(), params, option.WithResponseInto(&response))
		if err != nil {
			return explain(err, response)
		}
		if len(completion.Choices) == 0 {
			return fmt.Errorf("the answer holds no choices: %s", completion.RawJSON())
		}
		message := completion.Choices[0].Message
		if len(message.ToolCalls) == 0 {
			fmt.Println(message.Content)
			break
		}
		params.Messages = append(params.Messages, message.ToParam())
		for _, call := range message.ToolCalls {
			content, err := callFunction(call.Function.Name, call.Function.Arguments)
			if err != nil {
				content = fmt.Sprintf("Error: %v", err)
			}
			params.Messages = append(params.Messages, openai.ToolMessage(content, call.ID))
		}
	}
	return nil
}

// callFunction gives the result as JSON.
func callFunction(name, given string) (string, error) {
	function, ok := functions[name]
	if !ok {
		return "", fmt.Errorf("there is no function %s", name)
	}
	var arguments map[string]any
	if err := json.Unmarshal([]byte(cmp.Or(given, "{}")), &arguments); err != nil {
		return "", err
	}
	if arguments == nil {
		return "", errors.New("the arguments are null")
	}
	result, err := function(arguments)
	if err != nil {
		return "", err
	}
	content, err := json.Marshal(result)
	return string(content), err
}

// explain adds what the service says, which the client's errors leave out.
func explain(err error, response *http.Response) error {
	if response == nil || response.StatusCode < 400 {
		return err
	}
	said, _ := io.ReadAll(response.Body)
	return fmt.Errorf("%s: %s", response.Status, said)
}
