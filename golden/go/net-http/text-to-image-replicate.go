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
	"regexp"
	"slices"
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
		"input": map[string]any{
			"prompt":              "A lighthouse on a cliff at sunset, watercolor",
			"num_inference_steps": 5,
		},
	})
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
		Status string `json:"status"`
		Output any    `json:"output"`
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
	url, _ := result.Output.(string)
	if list, isList := result.Output.([]any); isList && len(list) > 0 {
		url, _ = list[0].(string)
	}
	if !strings.HasPrefix(url, "https://") {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}
	content, mediaType, err := download(url)
	if err != nil {
		return err
	}
	endings := map[string]string{"image/jpeg": "jpg", "image/webp": "webp"}
	name := "image." + cmp.Or(endings[mediaType], "png")
	if err := os.WriteFile(name, content, 0o644); err != nil {
		return err
	}
	fmt.Println("Saved", name)
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

// download fetches a file without the token. No redirect leaves https.
func download(url string) (content []byte, mediaType string, err error) {
	client := &http.Client{CheckRedirect: func(next *http.Request, via []*http.Request) error {
		if next.URL.Scheme != "https" || len(via) == 10 {
			return fmt.Errorf("the result is at %s", next.URL)
		}
		return nil
	}}
	response, err := client.Get(url)
	if err != nil {
		return nil, "", err
	}
	content, err = read(response)
	return content, response.Header.Get("Content-Type"), err
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
