import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Objects;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var body = """
            {
              "model": "acme/demo",
              "prompt": "A lighthouse on a cliff at sunset, watercolor",
              "steps": 5,
              "response_format": "base64"
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v1/images/generations"))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();

        // The client follows no redirect: the token would go along.
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }

        var answer = new JSONObject(response.body());
        if (!(answer.optQuery("/data/0/b64_json") instanceof String content) || content.isEmpty()) {
            throw new IOException("The answer holds no result: " + answer);
        }
        Files.write(Path.of("image.jpg"), Base64.getDecoder().decode(content));
        System.out.println("Saved image.jpg");
    }
}
