package main

import (
	"bytes"
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
	body, err := json.Marshal(map[string]any{
		"inputs":     "A lighthouse on a cliff at sunset, watercolor",
		"parameters": map[string]any{"num_inference_steps": 5},
	})
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/hf-inference/models/acme/demo", bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "image/jpeg")

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

	if !strings.HasPrefix(response.Header.Get("Content-Type"), "image/") {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}
	if err := os.WriteFile("image.jpg", answer, 0o644); err != nil {
		return err
	}
	fmt.Println("Saved image.jpg")
	return nil
}
