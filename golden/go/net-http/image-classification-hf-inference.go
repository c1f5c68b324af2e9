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
	image, err := os.ReadFile("cat.png")
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/hf-inference/models/acme/demo", bytes.NewReader(image))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "image/png")

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

	var shown bytes.Buffer
	if err := json.Indent(&shown, answer, "", "  "); err != nil {
		return fmt.Errorf("the answer is no JSON: %w: %s", err, answer)
	}
	fmt.Println(shown.String())
	return nil
}
