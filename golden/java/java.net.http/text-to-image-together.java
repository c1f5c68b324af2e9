import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
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
            {
              "model": "acme/demo",
              "prompt": "A lighthouse on a cliff at sunset, watercolor",
              "steps": 5,
              "response_format": "base64"
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v1/images/generations"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var answer = new JSONObject(response.body());
        var content = answer.getJSONArray("data").getJSONObject(0).getString("b64_json");
        Files.write(Path.of("image.jpg"), Base64.getDecoder().decode(content));
        System.out.println("Saved image.jpg");
    }
}
