import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.JsonValue;
import com.openai.models.chat.completions.ChatCompletion.Choice.FinishReason;
import com.openai.models.chat.completions.ChatCompletionAssistantMessageParam;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import com.openai.models.chat.completions.ChatCompletionToolMessageParam;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class Example {
    @JsonTypeName("get_weather")
    @JsonClassDescription("Get the current weather of a city.")
    record GetWeather(@JsonPropertyDescription("City name") String city) {
        Object execute() {
            // Replace this with your own code.
            return Map.of("city", city, "temperature", 18, "unit", "celsius");
        }
    }

    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .build();
        var params = ChatCompletionCreateParams.builder()
                .model("openai/gpt-oss-120b:together")
                .addUserMessage("What is the weather in Paris and Tokyo?")
                .addTool(GetWeather.class);

        for (var round = 0; round < 10; round++) {
            var completion = client.chat().completions().create(params.build());
            var choice = completion.choices().get(0);
            var message = choice.message();
            var answer = message.content().orElse("");
            var reason = choice.finishReason();
            var calls = message.toolCalls().orElse(List.of());
            var isCut = reason.equals(FinishReason.LENGTH)
                    || reason.equals(FinishReason.CONTENT_FILTER);
            if (isCut || calls.isEmpty() && answer.isEmpty()) {
                var why = message.refusal().filter(text -> !text.isEmpty()).orElse(reason.asString());
                throw new IllegalStateException("Incomplete answer (" + why
                        + "): raise max_tokens or rephrase");
            }
            if (calls.isEmpty()) {
                System.out.println(answer);
                return;
            }
            // Unlike toParam(), this keeps the reasoning.
            params.addMessage(JsonValue.from(message)
                    .convert(ChatCompletionAssistantMessageParam.class));
            for (var call : calls) {
                var function = call.asFunction().function();
                var result = switch (function.name()) {
                    case "get_weather" -> function.arguments(GetWeather.class).execute();
                    default -> throw new IllegalStateException("No function: " + function.name());
                };
                params.addMessage(ChatCompletionToolMessageParam.builder()
                        .toolCallId(call.asFunction().id())
                        .contentAsJson(result)
                        .build());
            }
        }
        throw new IllegalStateException("The model did not answer within 10 rounds.");
    }
}
