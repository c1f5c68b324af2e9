package main

import (
	"bytes"
	"cmp"
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
		"prompt":              "A lighthouse on a cliff at sunset, watercolor",
		"num_inference_steps": 5,
	})
	if err != nil {
		log.Fatal(err)
	}

	var result struct {
		Data struct {
			URLs    map[string]string `json:"urls"`
			Status  string            `json:"status"`
			Outputs []string          `json:"outputs"`
		} `json:"data"`
	}
	answer := ask(http.MethodPost, "https://router.huggingface.co/wavespeed/api/v3/acme/demo", bytes.NewReader(body), &result)
	job := "https://router.huggingface.co/wavespeed" + strings.TrimPrefix(result.Data.URLs["get"], "https://api.wavespeed.ai")
	for result.Data.Status != "completed" {
		if slices.Contains([]string{"failed", "cancelled", "timeout", "deleted"}, result.Data.Status) {
			log.Fatalf("The job failed: %s", answer)
		}
		time.Sleep(2 * time.Second)
		answer = ask(http.MethodGet, job, nil, &result)
	}
	url := result.Data.Outputs[0]
	if !strings.HasPrefix(url, "https://") {
		log.Fatal("Unexpected file URL: ", url)
	}
	content, mediaType := read(http.Get(url))
	extensions := map[string]string{"image/jpeg": "jpg", "image/webp": "webp"}
	name := "image." + cmp.Or(extensions[mediaType], "png")
	if err := os.WriteFile(name, content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved", name)
}

// ask sends a request with the token and decodes the response into result, and returns it.
func ask(method, url string, body io.Reader, result any) []byte {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	answer, _ := read(http.DefaultClient.Do(request))
	if err := json.Unmarshal(answer, result); err != nil {
		log.Fatal(err)
	}
	return answer
}

// read returns the body and the type of a response, and exits if the request failed.
func read(response *http.Response, err error) ([]byte, string) {
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
	return content, response.Header.Get("Content-Type")
}
