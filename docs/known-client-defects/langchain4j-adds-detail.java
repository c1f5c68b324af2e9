// Should leave the image's detail to the service. The client sends `low`.
import dev.langchain4j.data.message.ImageContent;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.openai.OpenAiChatModel;

class Example {
    public static void main(String[] args) {
        var model = OpenAiChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .modelName(System.getenv().getOrDefault("MODEL", "acme/lantern"))
                .build();
        var picture = ImageContent.from("https://example.com/picture.png");
        System.out.println(model.chat(UserMessage.from(picture)).aiMessage().text());
    }
}
