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
import static java.nio.charset.StandardCharsets.UTF_8;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var body = """
            {"inputs": "The last ferry leaves at ten tonight."}
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/hf-inference/models/acme/demo"))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();

        // The client follows no redirect: the token would go along.
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + new String(response.body(), UTF_8));
        }

        var type = response.headers().firstValue("Content-Type").orElse("");
        if (!type.startsWith("application/json")) {
            Files.write(Path.of("speech.flac"), response.body());
            System.out.println("Saved speech.flac");
            return;
        }
        var answer = new JSONObject(new String(response.body(), UTF_8));
        if (!(answer.optQuery("/audio") instanceof String content) || content.isEmpty()) {
            throw new IOException("The answer holds no result: " + answer);
        }
        Files.write(Path.of("speech.wav"), Base64.getDecoder().decode(content));
        System.out.println("Saved speech.wav");
        System.out.println("sampling_rate " + answer.optQuery("/sampling_rate"));
    }
}
