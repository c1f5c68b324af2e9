package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"slices"
	"strings"
	"time"
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	body, err := json.Marshal(map[string]any{
		"model":  "acme/demo",
		"prompt": "A paper boat drifts down a stream in the rain",
	})
	if err != nil {
		log.Fatal(err)
	}

	var result struct {
		Outputs struct {
			VideoURL string `json:"video_url"`
		} `json:"outputs"`
		ID     string `json:"id"`
		Status string `json:"status"`
	}
	answer := ask(http.MethodPost, "https://router.huggingface.co/together/v2/videos", bytes.NewReader(body), &result)
	job := "https://router.huggingface.co/together/v2/videos/" + result.ID
	for result.Status != "completed" {
		if slices.Contains([]string{"failed", "cancelled"}, result.Status) {
			log.Fatalf("The job failed: %s", answer)
		}
		time.Sleep(2 * time.Second)
		answer = ask(http.MethodGet, job, nil, &result)
	}
	url := result.Outputs.VideoURL
	if !strings.HasPrefix(url, "https://") {
		log.Fatal("Unexpected file URL: ", url)
	}
	content := read(http.Get(url))
	if err := os.WriteFile("video.mp4", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved video.mp4")
}

// ask sends a request with the token and decodes the response into result, and returns it.
func ask(method, url string, body io.Reader, result any) []byte {
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
	return answer
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
