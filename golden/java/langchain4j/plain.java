import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.openai.OpenAiChatModel;
import java.time.Duration;
import java.util.Objects;

class Example {
    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var model = OpenAiChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .modelName("openai/gpt-oss-120b:together")
                .timeout(Duration.ofMinutes(10))
                .build();

        var response = model.chat(UserMessage.from("Why is the sky blue? Answer in one sentence."));
        var answer = Objects.requireNonNullElse(response.aiMessage().text(), "");
        System.out.println(answer);
        var reason = String.valueOf(response.finishReason()).toLowerCase();
        if (reason.matches("length|content_filter") || answer.isEmpty()) {
            throw new IllegalStateException("Incomplete answer (" + reason
                    + "): raise max_tokens or rephrase");
        }
    }
}
