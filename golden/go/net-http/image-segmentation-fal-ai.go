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
	data, err := os.ReadFile("street.jpg")
	if err != nil {
		log.Fatal(err)
	}
	image := "data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(data)
	body, err := json.Marshal(map[string]any{"image_url": image, "sync_mode": true})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/fal-ai/acme/demo", bytes.NewReader(body))
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
		Image struct {
			URL string `json:"url"`
		} `json:"image"`
	}
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		log.Fatal(err)
	}
	url := result.Image.URL
	if !strings.HasPrefix(url, "https://") && !strings.HasPrefix(url, "data:") {
		log.Fatal("Unexpected file URL: ", url)
	}
	var content []byte
	if inline, isInline := strings.CutPrefix(url, "data:"); isInline {
		_, encoded, _ := strings.Cut(inline, ",")
		content, err = base64.StdEncoding.DecodeString(encoded)
		if err != nil {
			log.Fatal(err)
		}
	} else {
		file, err := http.Get(url)
		if err != nil {
			log.Fatal(err)
		}
		defer file.Body.Close()
		if file.StatusCode > 299 {
			said, _ := io.ReadAll(file.Body)
			log.Fatalf("%s: %s", file.Status, said)
		}
		content, err = io.ReadAll(file.Body)
		if err != nil {
			log.Fatal(err)
		}
	}
	if err := os.WriteFile("mask.png", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved mask.png")
}
