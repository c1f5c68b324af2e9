import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.langchain4j.model.chat.Capability;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.output.structured.Description;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.service.output.OutputParsingException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

class Example {
    interface Assistant {
        Answer answer(String question);
    }

    record Answer(
            @JsonProperty(required = true) @Description("The answer in one sentence") String answer,
            @JsonProperty(required = true) Confidence confidence,
            @JsonProperty(required = true) List<String> keywords) {}

    // The schema lists the constants by name.
    enum Confidence {
        low,
        medium,
        high
    }

    public static void main(String[] args) throws IOException {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var model = OpenAiChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .modelName("openai/gpt-oss-120b:together")
                .timeout(Duration.ofMinutes(10))
                .supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
                .strictJsonSchema(true)
                .build();

        var assistant = AiServices.create(Assistant.class, model);
        Answer answer;
        try {
            answer = assistant.answer("Why is the sky blue? Answer in one sentence.");
        } catch (OutputParsingException error) {
            throw new IllegalStateException("No complete answer: raise max_tokens or rephrase", error);
        }
        var printer = new ObjectMapper().writerWithDefaultPrettyPrinter();
        System.out.println(printer.writeValueAsString(answer));
    }
}
