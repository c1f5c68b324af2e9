import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.service.Result;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.Objects;

class Example {
    interface Assistant {
        Result<String> chat(String message);
    }

    static class Tools {
        @Tool(name = "get_weather", value = "Get the current weather of a city.")
        Map<String, Object> getWeather(@P(name = "city", description = "City name") String city) {
            // Replace this with your own code.
            return Map.of("city", city, "temperature", 18, "unit", "celsius");
        }
    }

    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var model = OpenAiChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .modelName("openai/gpt-oss-120b:together")
                .timeout(Duration.ofMinutes(10))
                .returnThinking(true)
                .sendThinking(true)
                .build();

        var assistant = AiServices.builder(Assistant.class)
                .chatModel(model)
                .tools(new Tools())
                .maxToolCallingRoundTrips(10)
                .build();

        var response = assistant.chat("What is the weather in Paris and Tokyo?");
        var rounds = new ArrayList<>(response.intermediateResponses());
        rounds.add(response.finalResponse());
        for (var round : rounds) {
            var message = round.aiMessage();
            var isEmpty = !message.hasToolExecutionRequests()
                    && (message.text() == null || message.text().isBlank());
            var reason = round.finishReason();
            var isCut = reason == FinishReason.LENGTH || reason == FinishReason.CONTENT_FILTER;
            if (isCut || isEmpty) {
                throw new IllegalStateException("Incomplete answer (" + reason
                        + "): raise max_tokens or rephrase");
            }
        }
        System.out.println(response.content());
    }
}
