import com.fasterxml.jackson.databind.JsonNode;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.JsonValue;
import com.openai.core.ObjectMappers;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import com.openai.models.chat.completions.ChatCompletionMessageFunctionToolCall;
import com.openai.models.chat.completions.ChatCompletionMessageToolCall;
import com.openai.models.chat.completions.ChatCompletionToolMessageParam;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

class Example {
    /** What the model may call. */
    private static final Map<String, Function<JsonNode, String>> FUNCTIONS = Map.ofEntries(
            // Replace this with your own code.
            Map.entry("get_weather", arguments -> """
                    {"city": %s, "temperature": 18, "unit": "celsius"}
                    """.formatted(arguments.get("city"))));

    public static void main(String[] args) throws IOException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .build();
        var params = ChatCompletionCreateParams.builder()
                .model("openai/gpt-oss-120b:together")
                .addUserMessage("What is the weather like in Paris and in Tokyo?")
                .putAdditionalBodyProperty("tools", json("""
                    [
                      {
                        "type": "function",
                        "function": {
                          "name": "get_weather",
                          "description": "Get the current weather of a city.",
                          "parameters": {
                            "type": "object",
                            "properties": {
                              "city": {
                                "type": "string",
                                "description": "Name of the city"
                              }
                            },
                            "required": ["city"]
                          }
                        }
                      }
                    ]
                    """))
                .build();

        for (var round = 0; round < 10; round++) {
            var completion = client.chat().completions().create(params);
            if (completion.choices().isEmpty()) {
                throw new IllegalStateException("The answer holds no choices: " + completion);
            }
            var message = completion.choices().get(0).message();
            var calls = message.toolCalls().orElse(List.of()).stream()
                    .map(ChatCompletionMessageToolCall::asFunction)
                    .toList();
            if (calls.isEmpty()) {
                System.out.println(message.content().orElse(""));
                return;
            }
            var next = params.toBuilder().addMessage(message);
            for (var call : calls) {
                next.addMessage(ChatCompletionToolMessageParam.builder()
                        .toolCallId(call.id())
                        .content(callFunction(call.function()))
                        .build());
            }
            params = next.build();
        }
        throw new IllegalStateException("The model has not answered within 10 rounds.");
    }

    private static JsonValue json(String text) throws IOException {
        return JsonValue.fromJsonNode(ObjectMappers.jsonMapper().readTree(text));
    }

    /** Gives the result as JSON, or what the model did wrong. */
    private static String callFunction(ChatCompletionMessageFunctionToolCall.Function called) {
        try {
            var function = FUNCTIONS.get(called.name());
            if (function == null) {
                throw new IllegalArgumentException("There is no function " + called.name());
            }
            var given = called.arguments().isEmpty() ? "{}" : called.arguments();
            var arguments = ObjectMappers.jsonMapper().readTree(given);
            if (arguments.isNull()) {
                throw new IllegalArgumentException("The arguments are null");
            }
            // Half a surrogate pair has no form in UTF-8.
            return function.apply(arguments).replaceAll("\\p{Cs}", "\uFFFD");
        } catch (IOException | RuntimeException exception) {
            return "Error: " + exception;
        }
    }
}
