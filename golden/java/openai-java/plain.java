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

        var completion = client.chat().completions().create(params);
        var choice = completion.choices().get(0);
        var message = choice.message();
        var answer = message.content().orElse("");
        var reason = choice.finishReason().toString();
        System.out.println(answer);
        if (reason.matches("length|content_filter") || answer.isEmpty()) {
            throw new IllegalStateException("Incomplete answer (" + reason
                    + "): raise max_tokens or rephrase");
        }
    }
}
