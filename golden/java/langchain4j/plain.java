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

        var answer = model.chat("Why is the sky blue? Answer in one sentence.");
        System.out.println(answer);
    }
}
