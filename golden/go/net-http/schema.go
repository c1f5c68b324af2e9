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

// schema is the JSON schema of the answer.
const schema = `{
  "type": "object",
  "properties": {
    "answer": {"type": "string", "description": "The answer in one sentence"},
    "confidence": {"type": "string", "enum": ["low", "medium", "high"]},
    "keywords": {"type": "array", "items": {"type": "string"}}
  },
  "required": ["answer", "confidence", "keywords"],
  "additionalProperties": false
}`

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	if os.Getenv("HF_TOKEN") == "" {
		return errors.New("HF_TOKEN is not set")
	}
	response, err := ask(map[string]any{
		"model": "openai/gpt-oss-120b:together",
		"messages": []map[string]any{
			{"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
		},
		"response_format": map[string]any{
			"type": "json_schema",
			"json_schema": map[string]any{
				"name":   "Answer",
				"strict": true,
				"schema": json.RawMessage(schema),
			},
		},
	})
	if err != nil {
		return err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode > 299 {
		return fmt.Errorf("%s: %s", response.Status, answer)
	}
	var completion struct {
		Choices []struct {
			Message struct {
				Content string `json:"content"`
				Refusal string `json:"refusal"`
			} `json:"message"`
			FinishReason string `json:"finish_reason"`
		} `json:"choices"`
	}
	if err := json.Unmarshal(answer, &completion); err != nil {
		return err
	}
	if len(completion.Choices) == 0 {
		return fmt.Errorf("the response has no choices: %s", answer)
	}
	message, finishReason := completion.Choices[0].Message, completion.Choices[0].FinishReason
	content := message.Content
	if content == "" || message.Refusal != "" || finishReason == "length" || finishReason == "content_filter" {
		return fmt.Errorf("incomplete answer (%s): raise max_tokens or rephrase", cmp.Or(message.Refusal, finishReason))
	}
	var shown bytes.Buffer
	if err := json.Indent(&shown, []byte(content), "", "  "); err != nil {
		return fmt.Errorf("the answer isn't JSON: %w", err)
	}
	fmt.Println(shown.String())
	return nil
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
