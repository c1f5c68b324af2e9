package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"slices"
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
	response, err := ask(map[string]any{
		"model":      "openai/gpt-oss-120b:together",
		"max_tokens": 1024,
		"messages": []map[string]any{
			{"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
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
	var message struct {
		Content []struct {
			Text string `json:"text"`
		} `json:"content"`
		StopReason string `json:"stop_reason"`
	}
	if err := json.Unmarshal(answer, &message); err != nil {
		return err
	}
	text := ""
	for _, block := range message.Content {
		text += block.Text
	}
	fmt.Println(text)
	if text == "" || slices.Contains([]string{"max_tokens", "refusal", "model_context_window_exceeded"}, message.StopReason) {
		return fmt.Errorf("incomplete answer (%s): raise max_tokens or rephrase", message.StopReason)
	}
	return nil
}

// ask sends a request with the token.
func ask(fields map[string]any) (*http.Response, error) {
	body, err := json.Marshal(fields)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/v1/messages", bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("anthropic-version", "2026-10-21")
	return http.DefaultClient.Do(request)
}
