import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.chat.completions.ChatCompletionChunk;
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

        var answer = new StringBuilder();
        var reason = "";
        try (var stream = client.chat().completions().createStreaming(params)) {
            for (var chunk : (Iterable<ChatCompletionChunk>) stream.stream()::iterator) {
                for (var choice : chunk.choices()) {
                    var text = choice.delta().content().orElse("");
                    System.out.print(text);
                    answer.append(text);
                    reason = choice.finishReason().map(Object::toString).orElse(reason);
                }
            }
        }
        System.out.println();
        if (reason.matches("length|content_filter") || answer.isEmpty()) {
            throw new IllegalStateException("Incomplete answer (" + reason
                    + "): raise max_tokens or rephrase");
        }
    }
}
