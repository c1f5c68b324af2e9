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
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {"inputs": "The last ferry leaves at ten tonight."}
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/hf-inference/models/acme/demo"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + new String(response.body()));
        }

        var type = response.headers().firstValue("Content-Type").orElse("");
        if (type.startsWith("application/json")) {
            var answer = new JSONObject(new String(response.body()));
            if (!(answer.optQuery("/audio") instanceof String content)) {
                throw new RuntimeException("The sound came as numbers, and not as a file");
            }
            Files.write(Path.of("speech.wav"), Base64.getDecoder().decode(content));
            System.out.println("Saved speech.wav");
            System.out.println("sampling_rate " + answer.optQuery("/sampling_rate"));
        } else {
            Files.write(Path.of("speech.flac"), response.body());
            System.out.println("Saved speech.flac");
        }
    }
}
