// Should show the status, 401. The client's error contains the service's message, but not the status.
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
