import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.JsonValue;
import com.openai.core.ObjectMappers;
import com.openai.models.chat.completions.ChatCompletion;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

class Example {
    record Answer(String answer, Confidence confidence, List<String> keywords) {}

    enum Confidence {
        @JsonProperty("low")
        LOW,
        @JsonProperty("medium")
        MEDIUM,
        @JsonProperty("high")
        HIGH
    }

    /** Reads an answer that has every field, and no others. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

    public static void main(String[] args) throws IOException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .build();
        var params = ChatCompletionCreateParams.builder()
                .model("openai/gpt-oss-120b:together")
                .addUserMessage("Why is the sky blue? Answer in one sentence.")
                .putAdditionalBodyProperty("response_format", json("""
                    {
                      "type": "json_schema",
                      "json_schema": {
                        "name": "Answer",
                        "strict": true,
                        "schema": {
                          "type": "object",
                          "properties": {
                            "answer": {
                              "type": "string",
                              "description": "The answer in one sentence"
                            },
                            "confidence": {
                              "type": "string",
                              "enum": ["low", "medium", "high"]
                            },
                            "keywords": {"type": "array", "items": {"type": "string"}}
                          },
                          "required": ["answer", "confidence", "keywords"],
                          "additionalProperties": false
                        }
                      }
                    }
                    """))
                .build();

        var completion = client.chat().completions().create(params);
        if (completion.choices().isEmpty()) {
            throw new IllegalStateException("The answer holds no choices: " + completion);
        }
        var choice = completion.choices().get(0);
        if (choice.finishReason().equals(ChatCompletion.Choice.FinishReason.LENGTH)) {
            throw new IllegalStateException("The answer is cut off: it reached the limit of tokens.");
        }
        var content = choice.message().content().orElse("");
        var refusal = choice.message().refusal().orElse("");
        if (!refusal.isEmpty()) {
            throw new IllegalStateException("The model refused: " + refusal);
        }
        var answer = MAPPER.readValue(content, Answer.class);
        System.out.println(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(answer));
    }

    private static JsonValue json(String text) throws IOException {
        return JsonValue.fromJsonNode(ObjectMappers.jsonMapper().readTree(text));
    }
}
