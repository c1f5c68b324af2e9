import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import java.util.Objects;

class Example {
    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .build();
        var params = ChatCompletionCreateParams.builder()
                .model("openai/gpt-oss-120b:together")
                .addUserMessage("Why is the sky blue? Answer in one sentence.")
                .build();

        try (var stream = client.chat().completions().createStreaming(params)) {
            stream.stream()
                    .flatMap(chunk -> chunk.choices().stream())
                    .flatMap(choice -> choice.delta().content().stream())
                    .forEach(System.out::print);
        }
        System.out.println();
    }
}
