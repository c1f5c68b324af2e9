import com.fasterxml.jackson.databind.ObjectMapper;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.output.FinishReason;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

class Example {
    public static void main(String[] args) throws IOException {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var model = OpenAiChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .modelName("openai/gpt-oss-120b:together")
                .timeout(Duration.ofMinutes(10))
                .returnThinking(true)
                .sendThinking(true)
                .build();

        var tools = List.of(
                ToolSpecification.builder()
                        .name("get_weather")
                        .description("Get the current weather of a city.")
                        .parameters(JsonObjectSchema.builder()
                                .addStringProperty("city", "Name of the city")
                                .required("city")
                                .build())
                        .build());
        var messages = new ArrayList<ChatMessage>();
        messages.add(UserMessage.from("What is the weather like in Paris and in Tokyo?"));

        for (var round = 0; round < 10; round++) {
            var request = ChatRequest.builder()
                    .messages(messages)
                    .toolSpecifications(tools)
                    .build();
            var response = model.chat(request);
            var message = response.aiMessage();
            var isEmpty = message.text() == null && !message.hasToolExecutionRequests();
            var reason = response.finishReason();
            var isCut = reason == FinishReason.LENGTH || reason == FinishReason.CONTENT_FILTER;
            if (isCut || isEmpty) {
                throw new IllegalStateException("Incomplete answer (" + reason
                        + "): raise max_tokens or rephrase");
            }
            messages.add(message);
            if (!message.hasToolExecutionRequests()) {
                System.out.println(message.text());
                return;
            }
            for (var call : message.toolExecutionRequests()) {
                var arguments = new ObjectMapper().readTree(call.arguments());
                var result = switch (call.name()) {
                    // Replace this with your own code.
                    case "get_weather" -> """
                        {"city": %s, "temperature": 18, "unit": "celsius"}
                        """.formatted(arguments.get("city"));
                    default -> throw new IllegalStateException("No function: " + call.name());
                };
                messages.add(ToolExecutionResultMessage.from(call, result));
            }
        }
        throw new IllegalStateException("The model did not answer within 10 rounds.");
    }
}
