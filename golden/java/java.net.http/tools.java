import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Objects;
import org.json.JSONArray;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var tools = """
            [
              {
                "type": "function",
                "function": {
                  "name": "get_weather",
                  "description": "Get the current weather of a city.",
                  "parameters": {
                    "type": "object",
                    "properties": {
                      "city": {"type": "string", "description": "City name"}
                    },
                    "required": ["city"]
                  }
                }
              }
            ]
            """;
        var messages = new JSONArray("""
            [{"role": "user", "content": "What is the weather in Paris and Tokyo?"}]
            """);
        var client = HttpClient.newHttpClient();

        for (var round = 0; round < 10; round++) {
            var body = """
                {"model": "openai/gpt-oss-120b:together", "messages": %s, "tools": %s}
                """.formatted(messages, tools);
            var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/chat/completions"))
                    .header("Authorization", "Bearer " + token)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();

            var response = client.send(request, BodyHandlers.ofString());
            if (response.statusCode() / 100 != 2) {
                throw new RuntimeException(response.statusCode() + ": " + response.body());
            }

            var choice = (JSONObject) new JSONObject(response.body()).query("/choices/0");
            var message = choice.getJSONObject("message");
            var answer = message.optString("content");
            var refusal = message.optString("refusal");
            var reason = choice.optString("finish_reason");
            var calls = message.optJSONArray("tool_calls", new JSONArray());
            var isCut = List.of("length", "content_filter").contains(reason);
            if (isCut || !refusal.isEmpty() || answer.isEmpty() && calls.isEmpty()) {
                var why = refusal.isEmpty() ? reason : refusal;
                throw new IllegalStateException("Incomplete answer (" + why
                        + "): raise max_tokens or rephrase");
            }
            if (!answer.isEmpty()) {
                System.out.println(answer);
            }
            if (calls.isEmpty()) {
                return;
            }
            messages.put(message);
            for (var each : calls) {
                var call = (JSONObject) each;
                var result = callFunction(call.getJSONObject("function"));
                messages.put(new JSONObject()
                        .put("role", "tool")
                        .put("tool_call_id", call.getString("id"))
                        .put("content", JSONObject.valueToString(result)));
            }
        }
        throw new IllegalStateException("The model did not answer within 10 rounds.");
    }

    /** Calls what the model asked for. The result is sent as JSON. */
    static Object callFunction(JSONObject function) {
        var given = function.optString("arguments");
        var arguments = new JSONObject(given.isEmpty() ? "{}" : given);
        return switch (function.getString("name")) {
            // Replace this with your own code.
            case "get_weather" -> new JSONObject()
                    .put("city", arguments.opt("city"))
                    .put("temperature", 18)
                    .put("unit", "celsius");
            default -> throw new IllegalStateException("Unknown function: " + function);
        };
    }
}
