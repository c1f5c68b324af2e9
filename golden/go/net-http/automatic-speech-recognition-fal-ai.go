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
	data, err := os.ReadFile("welcome.wav")
	if err != nil {
		log.Fatal(err)
	}
	audio := "data:audio/x-wav;base64," + base64.StdEncoding.EncodeToString(data)
	body, err := json.Marshal(map[string]any{"audio_url": audio})
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

	content, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	var shown bytes.Buffer
	if err := json.Indent(&shown, content, "", "  "); err != nil {
		log.Fatal(err)
	}
	fmt.Println(shown.String())
}
