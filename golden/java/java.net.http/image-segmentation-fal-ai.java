import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Objects;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var image = "data:image/jpeg;base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("street.jpg")));
        var body = """
            {"image_url": "%s", "sync_mode": true}
            """.formatted(image);
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai/acme/demo"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var url = new JSONObject(response.body()).getJSONObject("image").getString("url");
        if (!url.startsWith("https://") && !url.startsWith("data:")) {
            throw new RuntimeException("Unexpected file URL: " + url);
        }
        if (url.startsWith("data:")) {
            Files.write(Path.of("mask.png"), Base64.getDecoder().decode(url.split(",")[1]));
            System.out.println("Saved mask.png");
            return;
        }
        var file = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build()
                .send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofByteArray());
        if (file.statusCode() / 100 != 2) {
            throw new RuntimeException(file.statusCode() + ": " + url);
        }
        Files.write(Path.of("mask.png"), file.body());
        System.out.println("Saved mask.png");
    }
}
