import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Objects;
import java.util.stream.Collectors;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var body = """
            {
              "model": "openai/gpt-oss-120b:together",
              "messages": [
                {
                  "role": "user",
                  "content": "Why is the sky blue? Answer in one sentence."
                }
              ],
              "stream": true
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/chat/completions"))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();

        // The client follows no redirect: the token would go along.
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + response.body().collect(Collectors.joining("\n")));
        }

        var complete = false;
        try (var lines = response.body()) {
            for (var line : (Iterable<String>) lines::iterator) {
                if (!line.startsWith("data:")) {
                    continue;
                }
                var data = line.substring("data:".length()).strip();
                if (data.equals("[DONE]")) {
                    complete = true;
                    break;
                }
                var chunk = new JSONObject(data);
                if (!chunk.isNull("error")) {
                    throw new IOException("The stream broke off: " + chunk.get("error"));
                }
                if (chunk.optQuery("/choices/0/delta") instanceof JSONObject delta) {
                    System.out.print(delta.optString("content"));
                }
            }
        }
        if (!complete) {
            throw new IOException("The stream ended before it was complete");
        }
        System.out.println();
    }
}
