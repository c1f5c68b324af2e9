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
	data, err := os.ReadFile("street.jpg")
	if err != nil {
		return err
	}
	image := "data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(data)
	body, err := json.Marshal(map[string]any{"image_url": image, "sync_mode": true})
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/fal-ai/acme/demo", bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")

	response, err := client.Do(request)
	if err != nil {
		return err
	}
	answer, err := read(response)
	if err != nil {
		return err
	}

	var result struct {
		Image struct {
			URL string `json:"url"`
		} `json:"image"`
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
	}
	url := result.Image.URL
	if !strings.HasPrefix(url, "https://") && !strings.HasPrefix(url, "data:") {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}
	var content []byte
	if inline, isInline := strings.CutPrefix(url, "data:"); isInline {
		_, encoded, _ := strings.Cut(inline, ",")
		content, err = base64.StdEncoding.DecodeString(encoded)
	} else {
		content, err = download(url)
	}
	if err != nil {
		return err
	}
	if err := os.WriteFile("mask.png", content, 0o644); err != nil {
		return err
	}
	fmt.Println("Saved mask.png")
	return nil
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
