import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Objects;
import org.json.JSONArray;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {
              "model": "acme/demo",
              "input": "Rain is expected along the coast this evening."
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v1/embeddings"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var embedding = (JSONArray) new JSONObject(response.body()).optQuery("/data/0/embedding");
        var first = embedding.toList().stream().limit(5).toList();
        System.out.println(embedding.length() + " numbers: " + first);
    }
}
