package main

import (
	"bytes"
	"encoding/base64"
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
	data, err := os.ReadFile("speech.flac")
	if err != nil {
		log.Fatal(err)
	}
	audio := "data:audio/flac;base64," + base64.StdEncoding.EncodeToString(data)
	body, err := json.Marshal(map[string]any{"input": map[string]any{"audio": audio}})
	if err != nil {
		log.Fatal(err)
	}

	var result struct {
		URLs   map[string]string `json:"urls"`
		Status string            `json:"status"`
		Error  string            `json:"error"`
		Output *json.RawMessage  `json:"output"`
	}
	ask(http.MethodPost, "https://router.huggingface.co/replicate/v1/models/acme/demo/predictions", bytes.NewReader(body), &result)
	job := "https://router.huggingface.co/replicate" + strings.TrimPrefix(result.URLs["get"], "https://api.replicate.com")
	for result.Output == nil {
		if slices.Contains([]string{"succeeded", "failed", "canceled", "aborted"}, result.Status) {
			log.Fatalf("No output: %s", result.Error)
		}
		time.Sleep(1 * time.Second)
		ask(http.MethodGet, job, nil, &result)
	}
	var shown bytes.Buffer
	if err := json.Indent(&shown, *result.Output, "", "  "); err != nil {
		log.Fatal(err)
	}
	fmt.Println(shown.String())
}

// ask sends a request with the token and decodes the response into result.
func ask(method, url string, body io.Reader, result any) {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Prefer", "wait")
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
