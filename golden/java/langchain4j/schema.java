import com.fasterxml.jackson.databind.ObjectMapper;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.output.FinishReason;
import java.io.IOException;
import java.time.Duration;
import java.util.Objects;

class Example {
    public static void main(String[] args) throws IOException {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var model = OpenAiChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .modelName("openai/gpt-oss-120b:together")
                .timeout(Duration.ofMinutes(10))
                .strictJsonSchema(true)
                .build();

        var schema = JsonSchema.builder()
                .name("Answer")
                .rootElement(JsonRawSchema.from("""
                    {
                      "type": "object",
                      "properties": {
                        "answer": {"type": "string", "description": "The answer in one sentence"},
                        "confidence": {"type": "string", "enum": ["low", "medium", "high"]},
                        "keywords": {"type": "array", "items": {"type": "string"}}
                      },
                      "required": ["answer", "confidence", "keywords"],
                      "additionalProperties": false
                    }
                    """))
                .build();
        var request = ChatRequest.builder()
                .messages(UserMessage.from("Why is the sky blue? Answer in one sentence."))
                .responseFormat(ResponseFormat.builder()
                        .type(ResponseFormatType.JSON)
                        .jsonSchema(schema)
                        .build())
                .build();
        var response = model.chat(request);
        var reason = response.finishReason();
        var isCut = reason == FinishReason.LENGTH || reason == FinishReason.CONTENT_FILTER;
        if (isCut || response.aiMessage().text() == null) {
            throw new IllegalStateException("Incomplete answer (" + reason
                    + "): raise max_tokens or rephrase");
        }
        var answer = new ObjectMapper().readTree(response.aiMessage().text());
        System.out.println(answer.toPrettyString());
    }
}
