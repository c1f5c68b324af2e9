package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

type Answer struct {
	Answer     string   `json:"answer"`
	Confidence string   `json:"confidence"`
	Keywords   []string `json:"keywords"`
}

// schema is what the model is told of it.
const schema = `{
  "type": "object",
  "properties": {
    "answer": {"type": "string", "description": "The answer in one sentence"},
    "confidence": {"type": "string", "enum": ["low", "medium", "high"]},
    "keywords": {"type": "array", "items": {"type": "string"}}
  },
  "required": ["answer", "confidence", "keywords"],
  "additionalProperties": false
}`

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	if os.Getenv("HF_TOKEN") == "" {
		return errors.New("HF_TOKEN is not set")
	}
	client := openai.NewClient(
		option.WithBaseURL("https://router.huggingface.co/v1"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
	)
	params := openai.ChatCompletionNewParams{
		Model: "openai/gpt-oss-120b:together",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage("Why is the sky blue? Answer in one sentence."),
		},
		ResponseFormat: openai.ChatCompletionNewParamsResponseFormatUnion{
			OfJSONSchema: &openai.ResponseFormatJSONSchemaParam{
				JSONSchema: openai.ResponseFormatJSONSchemaJSONSchemaParam{
					Name:   "Answer",
					Strict: openai.Bool(true),
					Schema: json.RawMessage(schema),
				},
			},
		},
	}

	var response *http.Response
	completion, err := client.Chat.Completions.New(context.Background(), params, option.WithResponseInto(&response))
	if err != nil {
		return explain(err, response)
	}
	if len(completion.Choices) == 0 {
		return fmt.Errorf("the answer holds no choices: %s", completion.RawJSON())
	}
	choice := completion.Choices[0]
	if choice.FinishReason == "length" {
		return errors.New("the answer is cut off: it reached the limit of tokens")
	}
	if choice.Message.Refusal != "" {
		return fmt.Errorf("the model refused: %s", choice.Message.Refusal)
	}
	answer, err := readAnswer(choice.Message.Content)
	if err != nil {
		return fmt.Errorf("the answer does not fit: %w", err)
	}
	shown, err := json.MarshalIndent(answer, "", "  ")
	if err != nil {
		return err
	}
	fmt.Println(string(shown))
	return nil
}

// readAnswer reads an answer that fits the schema.
func readAnswer(content string) (Answer, error) {
	var answer Answer
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(schema))
	if err != nil {
		return answer, err
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("answer.json", document); err != nil {
		return answer, err
	}
	compiled, err := compiler.Compile("answer.json")
	if err != nil {
		return answer, err
	}
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(content))
	if err != nil {
		return answer, err
	}
	if err := compiled.Validate(value); err != nil {
		return answer, err
	}
	err = json.Unmarshal([]byte(content), &answer)
	return answer, err
}

// explain adds what the service says, which the client's errors leave out.
func explain(err error, response *http.Response) error {
	if response == nil || response.StatusCode < 400 {
		return err
	}
	said, _ := io.ReadAll(response.Body)
	return fmt.Errorf("%s: %s", response.Status, said)
}
