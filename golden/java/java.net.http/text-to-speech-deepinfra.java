import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {"model": "acme/demo", "input": "The last ferry leaves at ten tonight."}
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/deepinfra/v1/openai/audio/speech"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + new String(response.body()));
        }

        Files.write(Path.of("speech.wav"), response.body());
        System.out.println("Saved speech.wav");
    }
}
