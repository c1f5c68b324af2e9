import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.completions.CompletionCreateParams;
import java.util.Objects;

class Example {
    public static void main(String[] args) {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/hf-inference/models/acme/demo/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .build();
        var params = CompletionCreateParams.builder()
                .model("acme/demo")
                .prompt("The lighthouse keeper opened the door and")
                .build();

        var completion = client.completions().create(params);
        if (completion.choices().isEmpty()) {
            throw new IllegalStateException("The answer holds no choices: " + completion);
        }
        System.out.println(completion.choices().get(0).text());
    }
}
