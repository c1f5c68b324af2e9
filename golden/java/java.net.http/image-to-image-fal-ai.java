import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var image = "data:image/png;base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("cat.png")));
        var body = """
            {
              "prompt": "Turn the cat into a tiger.",
              "image_url": "%s",
              "image_urls": ["%s"]
            }
            """.formatted(image, image);
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai/acme/demo"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var url = new JSONObject(response.body()).getJSONArray("images").getJSONObject(0).getString("url");
        if (!url.startsWith("https://")) {
            throw new RuntimeException("Unexpected file URL: " + url);
        }
        var file = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build()
                .send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofByteArray());
        if (file.statusCode() / 100 != 2) {
            throw new RuntimeException(file.statusCode() + ": " + url);
        }
        var type = file.headers().firstValue("Content-Type").orElse("");
        var extensions = Map.of("image/jpeg", "jpg", "image/webp", "webp");
        var name = "image." + extensions.getOrDefault(type, "png");
        Files.write(Path.of(name), file.body());
        System.out.println("Saved " + name);
    }
}
