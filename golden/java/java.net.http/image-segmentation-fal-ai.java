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
import java.util.Objects;
import org.json.JSONObject;
import static java.nio.charset.StandardCharsets.UTF_8;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var image = "data:image/jpeg;base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("street.jpg")));
        var body = """
            {"image_url": "%s", "sync_mode": true}
            """.formatted(image);
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
        if (!(answer.optQuery("/image/url") instanceof String url) || (!url.startsWith("https://") && !url.startsWith("data:"))) {
            throw new IOException("The answer holds no result: " + answer);
        }
        var content = url.startsWith("data:")
                ? Base64.getDecoder().decode(url.substring(url.indexOf(",") + 1))
                : download(url).body();
        Files.write(Path.of("mask.png"), content);
        System.out.println("Saved mask.png");
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
