package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	body, err := json.Marshal(map[string]any{
		"model": "openai/gpt-oss-120b:together",
		"messages": []map[string]any{
			{"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
		},
		"stream": true,
	})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/v1/chat/completions", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode > 299 {
		said, _ := io.ReadAll(response.Body)
		log.Fatalf("%s: %s", response.Status, said)
	}

	lines := bufio.NewScanner(response.Body)
	// By default, it can't read lines longer than 64 kB.
	lines.Buffer(nil, 1<<24)
	for lines.Scan() && !strings.HasSuffix(lines.Text(), "[DONE]") {
		_, data, isData := strings.Cut(lines.Text(), "data:")
		if !isData {
			continue
		}
		var chunk struct {
			Choices []struct {
				Delta struct {
					Content string `json:"content"`
				} `json:"delta"`
			} `json:"choices"`
			Error   any `json:"error"`
			Message any `json:"message"`
		}
		if err := json.Unmarshal([]byte(data), &chunk); err != nil {
			log.Fatal(err)
		}
		if chunk.Error != nil || chunk.Message != nil {
			log.Fatal("The stream broke off: ", data)
		}
		if len(chunk.Choices) > 0 {
			fmt.Print(chunk.Choices[0].Delta.Content)
		}
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
	fmt.Println()
}
