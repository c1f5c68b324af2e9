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
	audio, err := os.ReadFile("mixture.wav")
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/hf-inference/models/acme/demo", bytes.NewReader(audio))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "audio/wav")

	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode/100 != 2 {
		return fmt.Errorf("%s: %s", response.Status, answer)
	}

	var result []struct {
		Blob string `json:"blob"`
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
	}
	if len(result) == 0 || result[0].Blob == "" {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}
	content, err := base64.StdEncoding.DecodeString(result[0].Blob)
	if err != nil {
		return err
	}
	if err := os.WriteFile("audio.flac", content, 0o644); err != nil {
		return err
	}
	fmt.Println("Saved audio.flac")
	return nil
}
