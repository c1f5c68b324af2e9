import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Objects;
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
              "stream": false
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/chat/completions"))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();

        // The client follows no redirect: the token would go along.
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }

        var completion = new JSONObject(response.body());
        if (!(completion.optQuery("/choices/0/message") instanceof JSONObject message)) {
            throw new IOException("The answer holds no message: " + completion);
        }
        System.out.println(message.optString("content"));
    }
}
