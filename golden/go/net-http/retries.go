package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math/rand/v2"
	"net/http"
	"os"
	"strconv"
	"time"
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
		"model": "openai/gpt-oss-120b:together",
		"messages": []any{
			map[string]any{
				"role":    "user",
				"content": "Why is the sky blue? Answer in one sentence.",
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
	if response.StatusCode/100 != 2 {
		return fmt.Errorf("%s: %s", response.Status, answer)
	}

	var completion struct {
		Choices []struct {
			Message struct {
				Content string `json:"content"`
			} `json:"message"`
			FinishReason string `json:"finish_reason"`
		} `json:"choices"`
	}
	if err := json.Unmarshal(answer, &completion); err != nil {
		return fmt.Errorf("the response isn't a completion: %w", err)
	}
	if len(completion.Choices) == 0 {
		return fmt.Errorf("the response has no choices: %s", answer)
	}
	choice := completion.Choices[0]
	message, finishReason := choice.Message, choice.FinishReason
	if message.Content == "" || finishReason == "length" || finishReason == "content_filter" {
		return fmt.Errorf("incomplete answer (%s): raise max_tokens or rephrase", finishReason)
	}
	fmt.Println(message.Content)
	return nil
}

// ask sends a request up to 4 times while the service is busy or unreachable.
func ask(fields map[string]any) (*http.Response, error) {
	body, err := json.Marshal(fields)
	if err != nil {
		return nil, err
	}
	// The client waits up to 60 seconds for a response to start, and doesn't follow redirects, which may lead to another host.
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.ResponseHeaderTimeout = 60 * time.Second
	client := &http.Client{
		Transport:     transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	for attempt := 1; ; attempt++ {
		request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/v1/chat/completions", bytes.NewReader(body))
		if err != nil {
			return nil, err
		}
		request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
		request.Header.Set("Content-Type", "application/json")

		wait := time.Second << (attempt - 1)
		wait += rand.N(wait / 2)
		response, failure := client.Do(request)
		if failure == nil {
			if response.StatusCode < 500 && response.StatusCode != 408 && response.StatusCode != 429 {
				return response, nil
			}
			answer, _ := io.ReadAll(response.Body)
			response.Body.Close()
			failure = fmt.Errorf("%s: %s", response.Status, answer)
			if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil {
				wait = time.Duration(seconds) * time.Second
			}
		}
		if attempt == 4 || wait > 120*time.Second {
			return nil, failure
		}
		fmt.Fprintf(os.Stderr, "%s: %v\n", "openai/gpt-oss-120b:together", failure)
		time.Sleep(wait)
	}
}
