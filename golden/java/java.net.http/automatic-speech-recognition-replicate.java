import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Objects;
import java.util.Set;
import org.json.JSONObject;

class Example {
    static final HttpClient CLIENT = HttpClient.newHttpClient();

    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var audio = "data:audio/flac;base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("speech.flac")));
        var body = """
            {"input": {"audio": "%s"}}
            """.formatted(audio);
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Prefer", "wait")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        var answer = ask(request);

        var job = URI.create(answer.getJSONObject("urls").getString("get")).getRawPath();
        while (answer.isNull("output")) {
            if (Set.of("succeeded", "failed", "canceled", "aborted").contains(answer.getString("status"))) {
                throw new RuntimeException("No output: " + answer.optQuery("/error"));
            }
            Thread.sleep(1000);
            request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/replicate" + job))
                    .header("Authorization", "Bearer " + token)
                    .build();
            answer = ask(request);
        }
        System.out.println(answer.optQuery("/output"));
    }

    static JSONObject ask(HttpRequest request) throws Exception {
        var response = CLIENT.send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }
        return new JSONObject(response.body());
    }
}
