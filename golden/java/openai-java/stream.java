import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.chat.completions.ChatCompletionChunk;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import java.util.Objects;

class Example {
    public static void main(String[] args) {
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
                .build();

        try (var stream = client.chat().completions().createStreaming(params)) {
            for (var chunk : (Iterable<ChatCompletionChunk>) stream.stream()::iterator) {
                for (var choice : chunk.choices()) {
                    System.out.print(choice.delta().content().orElse(""));
                }
            }
        }
        System.out.println();
    }
}
