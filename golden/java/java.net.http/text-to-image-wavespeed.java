import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.json.JSONObject;

class Example {
    static final HttpClient CLIENT = HttpClient.newHttpClient();

    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {
              "prompt": "A lighthouse on a cliff at sunset, watercolor",
              "num_inference_steps": 5
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/wavespeed/api/v3/acme/demo"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        var answer = ask(request);

        var jobUrl = answer.getJSONObject("data").getJSONObject("urls").getString("get");
        var job = URI.create(jobUrl).getRawPath();
        String status;
        do {
            Thread.sleep(2000);
            request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/wavespeed" + job))
                    .header("Authorization", "Bearer " + token)
                    .build();
            answer = ask(request);
            status = answer.getJSONObject("data").getString("status");
            if (Set.of("failed", "cancelled", "timeout", "deleted").contains(status)) {
                throw new RuntimeException("The job failed: " + answer);
            }
        } while (!status.equals("completed"));
        var url = answer.getJSONObject("data").getJSONArray("outputs").getString(0);
        if (!url.startsWith("https://")) {
            throw new RuntimeException("Unexpected file URL: " + url);
        }
        var file = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build()
                .send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofByteArray());
        if (file.statusCode() / 100 != 2) {
            throw new RuntimeException(file.statusCode() + ": " + url);
        }
        var type = file.headers().firstValue("Content-Type").orElse("");
        var extensions = Map.of("image/jpeg", "jpg", "image/webp", "webp");
        var name = "image." + extensions.getOrDefault(type, "png");
        Files.write(Path.of(name), file.body());
        System.out.println("Saved " + name);
    }

    static JSONObject ask(HttpRequest request) throws Exception {
        var response = CLIENT.send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }
        return new JSONObject(response.body());
    }
}
