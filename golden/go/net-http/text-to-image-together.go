package main

import (
	"bytes"
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
	body, err := json.Marshal(map[string]any{
		"model":           "acme/demo",
		"prompt":          "A lighthouse on a cliff at sunset, watercolor",
		"steps":           5,
		"response_format": "base64",
	})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/together/v1/images/generations", bytes.NewReader(body))
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

	var result struct {
		Data []struct {
			B64JSON []byte `json:"b64_json"`
		} `json:"data"`
	}
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		log.Fatal(err)
	}
	content := result.Data[0].B64JSON
	if len(content) == 0 {
		log.Fatal("The response has no file")
	}
	if err := os.WriteFile("image.jpg", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved image.jpg")
}
