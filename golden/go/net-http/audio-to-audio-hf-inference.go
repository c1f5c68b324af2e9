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
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	audio, err := os.ReadFile("mixture.wav")
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/hf-inference/models/acme/demo", bytes.NewReader(audio))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "audio/wav")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode > 299 {
		said, _ := io.ReadAll(response.Body)
		log.Fatalf("%s: %s", response.Status, said)
	}

	var result []struct {
		Label       string `json:"label"`
		ContentType string `json:"content-type"`
		Blob        []byte `json:"blob"`
	}
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		log.Fatal(err)
	}
	for i, each := range result {
		if len(each.Blob) == 0 {
			log.Fatal("The response has no file")
		}
		name := fmt.Sprintf("audio-%d.flac", i+1)
		if strings.HasSuffix(each.ContentType, "wav") {
			name = fmt.Sprintf("audio-%d.wav", i+1)
		}
		if err := os.WriteFile(name, each.Blob, 0o644); err != nil {
			log.Fatal(err)
		}
		fmt.Printf("Saved %s: %s\n", name, each.Label)
	}
}
