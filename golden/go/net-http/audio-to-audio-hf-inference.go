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
		Blob string `json:"blob"`
	}
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		log.Fatal(err)
	}
	content, err := base64.StdEncoding.DecodeString(result[0].Blob)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("audio.flac", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved audio.flac")
}
