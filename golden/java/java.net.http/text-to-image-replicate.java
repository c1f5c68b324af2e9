import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.json.JSONArray;
import org.json.JSONObject;

class Example {
    static final HttpClient CLIENT = HttpClient.newHttpClient();

    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {
              "input": {
                "prompt": "A lighthouse on a cliff at sunset, watercolor",
                "num_inference_steps": 5
              }
            }
            """;
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
        // Some models return a list of URLs, others a single URL.
        var output = answer.optQuery("/output");
        var url = output instanceof JSONArray list ? list.getString(0) : (String) output;
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
