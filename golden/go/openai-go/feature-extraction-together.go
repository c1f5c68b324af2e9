package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	client := openai.NewClient(
		option.WithBaseURL("https://router.huggingface.co/together/v1"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	params := openai.EmbeddingNewParams{
		Model: "acme/demo",
		Input: openai.EmbeddingNewParamsInputUnion{
			OfString: openai.String("Rain is expected along the coast this evening."),
		},
		EncodingFormat: "float",
	}

	var response *http.Response
	embeddings, err := client.Embeddings.New(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		// Some services' errors don't have OpenAI's format: show the response itself.
		if response != nil && response.StatusCode >= 400 {
			reason, _ := io.ReadAll(response.Body)
			log.Fatalf("%s: %s", response.Status, reason)
		}
		log.Fatal(err)
	}
	embedding := embeddings.Data[0].Embedding
	fmt.Println(len(embedding), "numbers:", embedding[:min(5, len(embedding))])
}
