import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Objects;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {
              "model": "openai/gpt-oss-120b:together",
              "messages": [
                {"role": "user", "content": "Why is the sky blue? Answer in one sentence."}
              ],
              "stream": true
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/chat/completions"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());
        if (response.statusCode() / 100 != 2) {
            var reason = String.join("\n", response.body().toList());
            throw new RuntimeException(response.statusCode() + ": " + reason);
        }

        response.body()
                .takeWhile(line -> !line.endsWith("[DONE]"))
                .filter(line -> line.contains("data:"))
                .map(line -> new JSONObject(line.substring(line.indexOf(':') + 1)))
                .forEach(chunk -> {
                    if (!chunk.isNull("error") || chunk.has("message")) {
                        throw new RuntimeException("The stream broke off: " + chunk);
                    }
                    var content = chunk.optQuery("/choices/0/delta/content");
                    System.out.print(content instanceof String text ? text : "");
                });
        System.out.println();
    }
}
