import dev.langchain4j.model.openai.OpenAiEmbeddingModel;
import java.util.Objects;

class Example {
    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var model = OpenAiEmbeddingModel.builder()
                .baseUrl("https://router.huggingface.co/together/v1")
                .apiKey(token)
                .modelName("acme/demo")
                .build();

        var embedding = model.embed("Rain is expected along the coast this evening.").content();
        System.out.println(embedding.dimension() + " numbers: " + embedding.vectorAsList().stream().limit(5).toList());
    }
}
