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
	body, err := json.Marshal(map[string]any{
		"model":           "acme/demo",
		"prompt":          "A lighthouse on a cliff at sunset, watercolor",
		"steps":           5,
		"response_format": "base64",
	})
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/together/v1/images/generations", bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")

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

	var result struct {
		Data []struct {
			B64JSON string `json:"b64_json"`
		} `json:"data"`
	}
	if err := json.Unmarshal(answer, &result); err != nil {
		return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
	}
	if len(result.Data) == 0 || result.Data[0].B64JSON == "" {
		return fmt.Errorf("the answer holds no result: %s", answer)
	}
	content, err := base64.StdEncoding.DecodeString(result.Data[0].B64JSON)
	if err != nil {
		return err
	}
	if err := os.WriteFile("image.jpg", content, 0o644); err != nil {
		return err
	}
	fmt.Println("Saved image.jpg")
	return nil
}
