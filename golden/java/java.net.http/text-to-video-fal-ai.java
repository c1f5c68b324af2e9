import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Pattern;
import org.json.JSONObject;
import static java.nio.charset.StandardCharsets.UTF_8;

class Example {
    /** It follows no redirect: the token would go along. */
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var body = """
            {"prompt": "A paper boat drifts down a stream in the rain"}
            """;
        var answer = ask("POST", "https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue", BodyPublishers.ofString(body));

        var job = Pattern.compile("^https?://[^/]+(/[^/?#][^?#]*)").matcher(String.valueOf(answer.optQuery("/response_url")));
        if (!job.find()) {
            throw new IOException("The answer holds no result: " + answer);
        }

        for (var attempt = 1; ; attempt++) {
            if (attempt > 600) {
                throw new IOException("The job did not finish within 10 minutes");
            }
            Thread.sleep(1000);
            answer = ask("GET", "https://router.huggingface.co/fal-ai" + job.group(1) + "/status?_subdomain=queue", BodyPublishers.noBody());
            var status = String.valueOf(answer.optQuery("/status"));
            if (status.equals("COMPLETED")) {
                break;
            }
        }
        answer = ask("GET", "https://router.huggingface.co/fal-ai" + job.group(1) + "?_subdomain=queue", BodyPublishers.noBody());
        if (!(answer.optQuery("/video/url") instanceof String url) || !url.startsWith("https://")) {
            throw new IOException("The answer holds no result: " + answer);
        }
        Files.write(Path.of("video.mp4"), download(url).body());
        System.out.println("Saved video.mp4");
    }

    /** Sends a request with the token, and reads the answer. */
    static JSONObject ask(String method, String url, BodyPublisher body) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(url))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .method(method, body)
                .build();
        var response = CLIENT.send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }
        return new JSONObject(response.body());
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
