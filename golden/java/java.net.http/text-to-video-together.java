import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import org.json.JSONObject;

class Example {
    static final HttpClient CLIENT = HttpClient.newHttpClient();

    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {
              "model": "acme/demo",
              "prompt": "A paper boat drifts down a stream in the rain"
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v2/videos"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        var answer = ask(request);

        var job = answer.getString("id");
        String status;
        do {
            Thread.sleep(2000);
            request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v2/videos/" + job))
                    .header("Authorization", "Bearer " + token)
                    .build();
            answer = ask(request);
            status = answer.getString("status");
            if (Set.of("failed", "cancelled").contains(status)) {
                throw new RuntimeException("The job failed: " + answer);
            }
        } while (!status.equals("completed"));
        var url = answer.getJSONObject("outputs").getString("video_url");
        if (!url.startsWith("https://")) {
            throw new RuntimeException("Unexpected file URL: " + url);
        }
        var file = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build()
                .send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofByteArray());
        if (file.statusCode() / 100 != 2) {
            throw new RuntimeException(file.statusCode() + ": " + url);
        }
        Files.write(Path.of("video.mp4"), file.body());
        System.out.println("Saved video.mp4");
    }

    static JSONObject ask(HttpRequest request) throws Exception {
        var response = CLIENT.send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }
        return new JSONObject(response.body());
    }
}
