import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
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
                .POST(BodyPublishers.ofString(body))
                .build();
        var answer = ask(request);

        var job = (String) answer.optQuery("/id");
        String status;
        var tries = 0;
        do {
            Thread.sleep(2000);
            request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v2/videos/" + job))
                    .header("Authorization", "Bearer " + token)
                    .build();
            answer = ask(request);
            status = answer.getString("status");
            if (++tries == 300 || status.matches("failed|cancelled")) {
                throw new RuntimeException("The job is not done: " + answer);
            }
        } while (!status.equals("completed"));
        var url = (String) answer.optQuery("/outputs/video_url");
        if (!url.startsWith("https://")) {
            throw new RuntimeException("The file is at a strange address: " + url);
        }
        // Java's own addresses hold no brackets.
        var address = URI.create(url.replace("[", "%5B").replace("]", "%5D"));
        var client = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
        var file = client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofByteArray());
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
