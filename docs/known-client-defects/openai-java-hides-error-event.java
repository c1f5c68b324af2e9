// Should show the message in the event named `error`. The client says only that the event has no choices.
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.chat.completions.ChatCompletionCreateParams;

class Example {
    public static void main(String[] args) {
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .build();
        var params = ChatCompletionCreateParams.builder()
                .model(System.getenv().getOrDefault("MODEL", "acme/lantern"))
                .addUserMessage("Hello")
                .build();
        try (var stream = client.chat().completions().createStreaming(params)) {
            stream.stream()
                    .flatMap(chunk -> chunk.choices().stream())
                    .flatMap(choice -> choice.delta().content().stream())
                    .forEach(System.out::print);
        }
    }
}
