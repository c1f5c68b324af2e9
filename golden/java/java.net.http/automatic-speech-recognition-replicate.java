import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.json.JSONObject;

class Example {
    /** It follows no redirect: the token would go along. */
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var audio = "data:audio/flac;base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("speech.flac")));
        var body = """
            {"input": {"audio": "%s"}}
            """.formatted(audio);
        var answer = ask("POST", "https://router.huggingface.co/replicate/v1/models/acme/demo/predictions", BodyPublishers.ofString(body));

        var job = Pattern.compile("^https?://[^/]+(/[^/?#][^?#]*)").matcher(String.valueOf(answer.optQuery("/urls/get")));
        if (!job.find()) {
            throw new IOException("The answer holds no result: " + answer);
        }

        for (var attempt = 1; ; attempt++) {
            var status = String.valueOf(answer.optQuery("/status"));
            if (status.equals("succeeded")) {
                break;
            }
            if (List.of("failed", "canceled", "aborted").contains(status)) {
                throw new IOException("The job failed: " + answer);
            }
            if (attempt > 600) {
                throw new IOException("The job did not finish within 10 minutes");
            }
            Thread.sleep(1000);
            answer = ask("GET", "https://router.huggingface.co/replicate" + job.group(1), BodyPublishers.noBody());
        }
        var result = answer.optQuery("/output");
        if (result == null || result == JSONObject.NULL) {
            throw new IOException("The answer holds no result: " + answer);
        }
        System.out.println(result);
    }

    /** Sends a request with the token, and reads the answer. */
    static JSONObject ask(String method, String url, BodyPublisher body) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(url))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .header("Prefer", "wait")
                .method(method, body)
                .build();
        var response = CLIENT.send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }
        return new JSONObject(response.body());
    }
}
