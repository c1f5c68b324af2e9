import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
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
            {"prompt": "A paper boat drifts down a stream in the rain"}
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        var answer = ask(request);

        var job = URI.create(answer.getString("response_url")).getRawPath();
        String status;
        do {
            Thread.sleep(1000);
            request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai" + job + "/status?_subdomain=queue"))
                    .header("Authorization", "Bearer " + token)
                    .build();
            answer = ask(request);
            status = answer.getString("status");
        } while (!status.equals("COMPLETED"));
        request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai" + job + "?_subdomain=queue"))
                .header("Authorization", "Bearer " + token)
                .build();
        answer = ask(request);
        var url = answer.getJSONObject("video").getString("url");
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
