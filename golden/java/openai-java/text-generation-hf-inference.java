import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.completions.CompletionCreateParams;
import java.util.Objects;

class Example {
    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/hf-inference/models/acme/demo/v1")
                .apiKey(token)
                .build();
        var params = CompletionCreateParams.builder()
                .model("acme/demo")
                .prompt("The lighthouse keeper opened the door and")
                .build();

        var completion = client.completions().create(params);
        System.out.println(completion.choices().get(0).text());
    }
}
