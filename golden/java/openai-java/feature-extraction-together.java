import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.embeddings.EmbeddingCreateParams;
import java.util.Objects;

class Example {
    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/together/v1")
                .apiKey(token)
                .build();
        var params = EmbeddingCreateParams.builder()
                .model("acme/demo")
                .input("Rain is expected along the coast this evening.")
                .encodingFormat(EmbeddingCreateParams.EncodingFormat.of("float"))
                .build();

        var embedding = client.embeddings().create(params).data().get(0).embedding();
        var first = embedding.stream().limit(5).toList();
        System.out.println(embedding.size() + " numbers: " + first);
    }
}
