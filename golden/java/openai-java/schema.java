import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.chat.completions.ChatCompletion.Choice.FinishReason;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

class Example {
    record Answer(
            @JsonPropertyDescription("The answer in one sentence") String answer,
            Confidence confidence,
            List<String> keywords) {}

    // The schema lists the constants by name.
    enum Confidence { low, medium, high }

    public static void main(String[] args) throws IOException {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .build();
        var params = ChatCompletionCreateParams.builder()
                .model("openai/gpt-oss-120b:together")
                .addUserMessage("Why is the sky blue? Answer in one sentence.")
                .responseFormat(Answer.class)
                .build();

        var completion = client.chat().completions().create(params);
        var choice = completion.choices().get(0);
        var message = choice.message();
        var reason = choice.finishReason();
        var isCut = reason.equals(FinishReason.LENGTH)
                || reason.equals(FinishReason.CONTENT_FILTER);
        if (isCut || message.content().isEmpty()) {
            throw new IllegalStateException(message.refusal()
                    .map("The model refused: "::concat)
                    .orElse("Incomplete answer (" + reason
                            + "): raise max_tokens or rephrase"));
        }
        var mapper = new JsonMapper();
        var answer = message.content().get();
        System.out.println(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(answer));
    }
}
