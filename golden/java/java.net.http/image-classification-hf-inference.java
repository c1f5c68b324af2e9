import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Objects;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/hf-inference/models/acme/demo"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "image/png")
                .POST(HttpRequest.BodyPublishers.ofFile(Path.of("cat.png")))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        System.out.println(response.body());
    }
}
