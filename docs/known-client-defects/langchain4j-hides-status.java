// Should say that the status is 401. The error shows what the service said, and no status.
import dev.langchain4j.model.openai.OpenAiChatModel;

class Example {
    public static void main(String[] args) {
        var model = OpenAiChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .modelName(System.getenv().getOrDefault("MODEL", "acme/lantern"))
                .build();
        System.out.println(model.chat("Hello"));
    }
}
