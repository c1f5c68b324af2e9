import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Objects;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var audio = "data:audio/x-wav;base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("welcome.wav")));
        var body = """
            {"audio_url": "%s"}
            """.formatted(audio);
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai/acme/demo"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        System.out.println(response.body());
    }
}
