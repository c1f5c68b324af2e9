// Should send reasoning back as `reasoning`, the name that it arrived with. The client sends it as `reasoning_content`.
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.openai.OpenAiChatModel;

class Example {
    public static void main(String[] args) {
        var model = OpenAiChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .modelName(System.getenv().getOrDefault("MODEL", "acme/lantern"))
                .returnThinking(true)
                .sendThinking(true)
                .build();
        var question = UserMessage.from("What is the weather like in Paris?");
        var message = model.chat(question).aiMessage();
        var call = message.toolExecutionRequests().get(0);
        var result = ToolExecutionResultMessage.from(call, "18 °C");
        System.out.println(model.chat(question, message, result).aiMessage().text());
    }
}
