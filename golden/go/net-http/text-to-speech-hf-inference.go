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
	"strings"
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	body, err := json.Marshal(map[string]any{
		"inputs": "The last ferry leaves at ten tonight.",
	})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/hf-inference/models/acme/demo", bytes.NewReader(body))
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

	if !strings.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
		content, err := io.ReadAll(response.Body)
		if err != nil {
			log.Fatal(err)
		}
		if err := os.WriteFile("speech.flac", content, 0o644); err != nil {
			log.Fatal(err)
		}
		fmt.Println("Saved speech.flac")
		return
	}
	var result struct {
		Audio        string          `json:"audio"`
		SamplingRate json.RawMessage `json:"sampling_rate"`
	}
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		log.Fatal(err)
	}
	content, err := base64.StdEncoding.DecodeString(result.Audio)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("speech.wav", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved speech.wav")
	fmt.Println("sampling_rate", string(result.SamplingRate))
}
