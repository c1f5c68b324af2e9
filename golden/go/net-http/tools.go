package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
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
	messages := []any{
		map[string]any{
			"role":    "user",
			"content": "What is the weather in Paris and Tokyo?",
		},
	}
	for range 10 {
		response, err := ask(map[string]any{
			"model":    "openai/gpt-oss-120b:together",
			"messages": messages,
			"tools": []map[string]any{
				{
					"type": "function",
					"function": map[string]any{
						"name":        "get_weather",
						"description": "Get the current weather of a city.",
						"parameters": map[string]any{
							"type": "object",
							"properties": map[string]any{
								"city": map[string]any{
									"type":        "string",
									"description": "City name",
								},
							},
							"required": []string{"city"},
						},
					},
				},
			},
		})
		if err != nil {
			return err
		}
		answer, err := read(response)
		if err != nil {
			return err
		}
		if len(answer.ToolCalls) == 0 {
			fmt.Println(answer.Content)
			return nil
		}
		messages = append(messages, answer.Message)
		for _, call := range answer.ToolCalls {
			content, err := callFunction(call.Function.Name, call.Function.Arguments)
			if err != nil {
				return err
			}
			messages = append(messages, map[string]any{"role": "tool", "tool_call_id": call.ID, "content": content})
		}
	}
	return errors.New("the model did not answer within 10 rounds")
}

// ask sends a request with the token.
func ask(fields map[string]any) (*http.Response, error) {
	body, err := json.Marshal(fields)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/v1/chat/completions", bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	return http.DefaultClient.Do(request)
}

// turn is the model's message and the parts that the program reads.
type turn struct {
	Message   json.RawMessage `json:"-"`
	Content   string          `json:"content"`
	Refusal   string          `json:"refusal"`
	ToolCalls []toolCall      `json:"tool_calls"`
}

type toolCall struct {
	Function struct {
		Name      string `json:"name"`
		Arguments string `json:"arguments"`
	} `json:"function"`
	ID string `json:"id"`
}

// read returns the model's turn.
func read(response *http.Response) (*turn, error) {
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	if response.StatusCode > 299 {
		return nil, fmt.Errorf("%s: %s", response.Status, answer)
	}
	var completion struct {
		Choices []struct {
			Message      json.RawMessage `json:"message"`
			FinishReason string          `json:"finish_reason"`
		} `json:"choices"`
	}
	if err := json.Unmarshal(answer, &completion); err != nil {
		return nil, err
	}
	if len(completion.Choices) == 0 {
		return nil, fmt.Errorf("the response has no choices: %s", answer)
	}
	message, finishReason := completion.Choices[0].Message, completion.Choices[0].FinishReason
	result := &turn{Message: message}
	if err := json.Unmarshal(message, result); err != nil {
		return nil, err
	}
	isEmpty := result.Content == "" && len(result.ToolCalls) == 0
	if isEmpty || result.Refusal != "" || finishReason == "length" || finishReason == "content_filter" {
		return nil, fmt.Errorf("incomplete answer (%s): raise max_tokens or rephrase", cmp.Or(result.Refusal, finishReason))
	}
	return result, nil
}

// callFunction returns the result as JSON.
func callFunction(name, given string) (string, error) {
	var arguments map[string]any
	if err := json.Unmarshal([]byte(cmp.Or(given, "{}")), &arguments); err != nil {
		return "", err
	}
	if arguments == nil {
		return "", errors.New("the arguments are null")
	}
	var result any
	switch name {
	case "get_weather":
		// Replace this with your own code.
		result = map[string]any{
			"city":        arguments["city"],
			"temperature": 18,
			"unit":        "celsius",
		}
	default:
		return "", fmt.Errorf("unknown function: %s", name)
	}
	content, err := json.Marshal(result)
	return string(content), err
}
