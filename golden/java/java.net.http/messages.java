import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Objects;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {
              "model": "openai/gpt-oss-120b:together",
              "max_tokens": 1024,
              "messages": [
                {"role": "user", "content": "Why is the sky blue? Answer in one sentence."}
              ]
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/messages"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("anthropic-version", "2026-10-21")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var message = new JSONObject(response.body());
        var content = message.getJSONArray("content");
        var answer = new StringBuilder();
        for (var block : content) {
            answer.append(((JSONObject) block).optString("text"));
        }
        System.out.println(answer);
        var reason = message.optString("stop_reason");
        var isCut = List.of("max_tokens", "refusal", "model_context_window_exceeded")
                .contains(reason);
        if (isCut || answer.isEmpty()) {
            throw new IllegalStateException("Incomplete answer (" + reason
                    + "): raise max_tokens or rephrase");
        }
    }
}
