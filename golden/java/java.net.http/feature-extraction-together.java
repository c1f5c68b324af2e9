import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Objects;
import org.json.JSONArray;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var body = """
            {
              "model": "acme/demo",
              "input": "Rain is expected along the coast this evening."
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v1/embeddings"))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();

        // The client follows no redirect: the token would go along.
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }

        var answer = new JSONObject(response.body());
        if (!(answer.optQuery("/data/0/embedding") instanceof JSONArray embedding)) {
            throw new IOException("The answer holds no result: " + answer);
        }
        var first = embedding.toList().subList(0, Math.min(5, embedding.length()));
        System.out.println(embedding.length() + " numbers: " + first);
    }
}
