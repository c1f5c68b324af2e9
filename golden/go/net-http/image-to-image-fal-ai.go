package main

import (
	"bytes"
	"cmp"
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
	data, err := os.ReadFile("cat.png")
	if err != nil {
		log.Fatal(err)
	}
	image := "data:image/png;base64," + base64.StdEncoding.EncodeToString(data)
	body, err := json.Marshal(map[string]any{
		"prompt":     "Turn the cat into a tiger.",
		"image_url":  image,
		"image_urls": []any{image},
	})
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
		Images []struct {
			URL string `json:"url"`
		} `json:"images"`
	}
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		log.Fatal(err)
	}
	url := result.Images[0].URL
	if !strings.HasPrefix(url, "https://") {
		log.Fatal("Unexpected file URL: ", url)
	}
	file, err := http.Get(url)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Body.Close()
	if file.StatusCode > 299 {
		said, _ := io.ReadAll(file.Body)
		log.Fatalf("%s: %s", file.Status, said)
	}
	content, err := io.ReadAll(file.Body)
	if err != nil {
		log.Fatal(err)
	}
	extensions := map[string]string{"image/jpeg": "jpg", "image/webp": "webp"}
	name := "image." + cmp.Or(extensions[file.Header.Get("Content-Type")], "png")
	if err := os.WriteFile(name, content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved", name)
}
