package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	body, err := json.Marshal(map[string]any{
		"prompt": "A paper boat drifts down a stream in the rain",
	})
	if err != nil {
		log.Fatal(err)
	}

	var result struct {
		Video struct {
			URL string `json:"url"`
		} `json:"video"`
		ResponseURL string `json:"response_url"`
		Status      string `json:"status"`
	}
	ask(http.MethodPost, "https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue", bytes.NewReader(body), &result)
	job := "https://router.huggingface.co/fal-ai" + strings.TrimPrefix(result.ResponseURL, "https://queue.fal.run")
	for result.Status != "COMPLETED" {
		time.Sleep(1 * time.Second)
		ask(http.MethodGet, job+"/status?_subdomain=queue", nil, &result)
	}
	ask(http.MethodGet, job+"?_subdomain=queue", nil, &result)
	url := result.Video.URL
	if !strings.HasPrefix(url, "https://") {
		log.Fatal("Unexpected file URL: ", url)
	}
	content := read(http.Get(url))
	if err := os.WriteFile("video.mp4", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved video.mp4")
}

// ask sends a request with the token and decodes the response into result.
func ask(method, url string, body io.Reader, result any) {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	answer := read(http.DefaultClient.Do(request))
	if err := json.Unmarshal(answer, result); err != nil {
		log.Fatal(err)
	}
}

// read returns the body of a response, and exits if the request failed.
func read(response *http.Response, err error) []byte {
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode > 299 {
		log.Fatalf("%s: %s", response.Status, content)
	}
	return content
}
