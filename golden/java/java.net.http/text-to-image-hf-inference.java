import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import static java.nio.charset.StandardCharsets.UTF_8;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var body = """
            {
              "inputs": "A lighthouse on a cliff at sunset, watercolor",
              "parameters": {"num_inference_steps": 5}
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/hf-inference/models/acme/demo"))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .header("Accept", "image/jpeg")
                .POST(BodyPublishers.ofString(body))
                .build();

        // The client follows no redirect: the token would go along.
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + new String(response.body(), UTF_8));
        }

        var type = response.headers().firstValue("Content-Type").orElse("");
        if (!type.startsWith("image/")) {
            throw new IOException("The answer holds no result: " + new String(response.body(), UTF_8));
        }
        Files.write(Path.of("image.jpg"), response.body());
        System.out.println("Saved image.jpg");
    }
}
