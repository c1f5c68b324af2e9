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
	"regexp"
	"strings"
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
	body, err := json.Marshal(map[string]any{
		"prompt": "A paper boat drifts down a stream in the rain",
	})
	if err != nil {
		return err
	}
	answer, err := ask(http.MethodPost, "https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue", bytes.NewReader(body))
	if err != nil {
		return err
	}

	var result struct {
		Video struct {
			URL string `json:"url"`
		} `json:"video"`
		ResponseURL string `json:"response_url"`
		Status      string `json:"status"`
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
	}
	job := regexp.MustCompile(`^https?://[^/]+(/[^/?#][^?#]*)`).FindStringSubmatch(result.ResponseURL)
	if job == nil {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}

	for attempt := 1; ; attempt++ {
		if attempt > 600 {
			return errors.New("the job did not finish within 10 minutes")
		}
		time.Sleep(1 * time.Second)
		answer, err = ask(http.MethodGet, "https://router.huggingface.co/fal-ai"+job[1]+"/status?_subdomain=queue", nil)
		if err != nil {
			return err
		}
		if err := json.Unmarshal(answer, &result); err != nil {
			return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
		}
		if result.Status == "COMPLETED" {
			break
		}
	}
	answer, err = ask(http.MethodGet, "https://router.huggingface.co/fal-ai"+job[1]+"?_subdomain=queue", nil)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
	}
	url := result.Video.URL
	if !strings.HasPrefix(url, "https://") {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}
	content, err := download(url)
	if err != nil {
		return err
	}
	if err := os.WriteFile("video.mp4", content, 0o644); err != nil {
		return err
	}
	fmt.Println("Saved video.mp4")
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
	response, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	return read(response)
}

// download fetches a file without the token. No redirect leaves https.
func download(url string) ([]byte, error) {
	client := &http.Client{CheckRedirect: func(next *http.Request, via []*http.Request) error {
		if next.URL.Scheme != "https" || len(via) == 10 {
			return fmt.Errorf("the result is at %s", next.URL)
		}
		return nil
	}}
	response, err := client.Get(url)
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
