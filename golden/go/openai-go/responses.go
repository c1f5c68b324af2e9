package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/responses"
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	client := openai.NewClient(
		option.WithBaseURL("https://router.huggingface.co/v1"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	params := responses.ResponseNewParams{
		Model: "openai/gpt-oss-120b:together",
		Input: responses.ResponseNewParamsInputUnion{
			OfString: openai.String("Why is the sky blue? Answer in one sentence."),
		},
	}

	var response *http.Response
	result, err := client.Responses.New(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		// Some services' errors don't have OpenAI's format: show the response itself.
		if response != nil && response.StatusCode >= 400 {
			reason, _ := io.ReadAll(response.Body)
			log.Fatalf("%s: %s", response.Status, reason)
		}
		log.Fatal(err)
	}
	if result.Error.Message != "" {
		log.Fatalf("The response failed: %s", result.Error.Message)
	}
	fmt.Println(result.OutputText())
	if result.OutputText() == "" || cmp.Or(result.Status, "completed") != "completed" {
		log.Fatalf("Incomplete answer (%s): raise max_output_tokens or rephrase", cmp.Or(result.IncompleteDetails.Reason, result.JSON.Output.Raw()))
	}
}
