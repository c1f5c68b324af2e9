import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import org.json.JSONObject;
import static java.nio.charset.StandardCharsets.UTF_8;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var image = "data:image/png;base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("cat.png")));
        var body = """
            {
              "prompt": "Turn the cat into a tiger.",
              "image_url": "%s",
              "image_urls": ["%s"]
            }
            """.formatted(image, image);
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai/acme/demo"))
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
        if (!(answer.optQuery("/images/0/url") instanceof String url) || !url.startsWith("https://")) {
            throw new IOException("The answer holds no result: " + answer);
        }
        var file = download(url);
        var type = file.headers().firstValue("Content-Type").orElse("");
        var endings = Map.of("image/jpeg", "jpg", "image/webp", "webp");
        var name = "image." + endings.getOrDefault(type, "png");
        Files.write(Path.of(name), file.body());
        System.out.println("Saved " + name);
    }

    /** Fetches a file without the token. No redirect leaves https. */
    static HttpResponse<byte[]> download(String url) throws IOException, InterruptedException {
        var client = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
        // Java's own addresses hold no brackets there.
        var address = URI.create(url.replace("[", "%5B").replace("]", "%5D"));
        var request = HttpRequest.newBuilder(address).build();
        var response = client.send(request, BodyHandlers.ofByteArray());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + new String(response.body(), UTF_8));
        }
        return response;
    }
}
