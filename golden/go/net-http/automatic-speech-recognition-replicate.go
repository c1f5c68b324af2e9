package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"regexp"
	"slices"
	"time"
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
	data, err := os.ReadFile("speech.flac")
	if err != nil {
		return err
	}
	audio := "data:audio/flac;base64," + base64.StdEncoding.EncodeToString(data)
	body, err := json.Marshal(map[string]any{"input": map[string]any{"audio": audio}})
	if err != nil {
		return err
	}
	answer, err := ask(http.MethodPost, "https://router.huggingface.co/replicate/v1/models/acme/demo/predictions", bytes.NewReader(body))
	if err != nil {
		return err
	}

	var result struct {
		Urls struct {
			Get string `json:"get"`
		} `json:"urls"`
		Status string          `json:"status"`
		Output json.RawMessage `json:"output"`
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
	}
	job := regexp.MustCompile(`^https?://[^/]+(/[^/?#][^?#]*)`).FindStringSubmatch(result.Urls.Get)
	if job == nil {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}

	for attempt := 1; ; attempt++ {
		if result.Status == "succeeded" {
			break
		}
		if slices.Contains([]string{"failed", "canceled", "aborted"}, result.Status) {
			return fmt.Errorf("the job failed: %s", answer)
		}
		if attempt > 600 {
			return errors.New("the job did not finish within 10 minutes")
		}
		time.Sleep(1 * time.Second)
		answer, err = ask(http.MethodGet, "https://router.huggingface.co/replicate"+job[1], nil)
		if err != nil {
			return err
		}
		if err := json.Unmarshal(answer, &result); err != nil {
			return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
		}
	}
	if len(result.Output) == 0 || string(result.Output) == "null" {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}
	var shown bytes.Buffer
	if err := json.Indent(&shown, result.Output, "", "  "); err != nil {
		return fmt.Errorf("the answer is no JSON: %w: %s", err, answer)
	}
	fmt.Println(shown.String())
	return nil
}

// ask sends a request with the token, and reads the answer.
func ask(method, url string, body io.Reader) ([]byte, error) {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Prefer", "wait")
	response, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	return read(response)
}

// read gives what an answer holds, if the service says well.
func read(response *http.Response) ([]byte, error) {
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	if response.StatusCode/100 != 2 {
		return nil, fmt.Errorf("%s: %s", response.Status, answer)
	}
	return answer, nil
}
