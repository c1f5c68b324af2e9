package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

// client follows no redirect, which may lead to another host.
var client = &http.Client{
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
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
	body, err := json.Marshal(map[string]any{
		"model": "openai/gpt-oss-120b:together",
		"messages": []any{
			map[string]any{
				"role":    "user",
				"content": "Why is the sky blue? Answer in one sentence.",
			},
		},
		"stream": true,
	})
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/v1/chat/completions", bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")

	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode/100 != 2 {
		answer, _ := io.ReadAll(response.Body)
		return fmt.Errorf("%s: %s", response.Status, answer)
	}

	complete := false
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 1<<24)
	for !complete && lines.Scan() {
		data, isData := strings.CutPrefix(lines.Text(), "data:")
		if !isData {
			continue
		}
		if strings.TrimSpace(data) == "[DONE]" {
			complete = true
			continue
		}
		var chunk struct {
			Choices []struct {
				Delta struct {
					Content string `json:"content"`
				} `json:"delta"`
			} `json:"choices"`
			Error any `json:"error"`
		}
		if err := json.Unmarshal([]byte(data), &chunk); err != nil {
			return fmt.Errorf("the stream holds no chunk: %w", err)
		}
		if chunk.Error != nil {
			return fmt.Errorf("the stream broke off: %v", chunk.Error)
		}
		if len(chunk.Choices) > 0 {
			fmt.Print(chunk.Choices[0].Delta.Content)
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	if !complete {
		return errors.New("the stream ended before it was complete")
	}
	fmt.Println()
	return nil
}
