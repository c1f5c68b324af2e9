import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Objects;
import org.json.JSONArray;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/hf-inference/models/acme/demo"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "audio/wav")
                .POST(HttpRequest.BodyPublishers.ofFile(Path.of("mixture.wav")))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var items = new JSONArray(response.body());
        for (var i = 0; i < items.length(); i++) {
            var item = items.getJSONObject(i);
            var isWav = item.getString("content-type").endsWith("wav");
            var name = "audio-" + (i + 1) + (isWav ? ".wav" : ".flac");
            Files.write(Path.of(name), Base64.getDecoder().decode(item.getString("blob")));
            System.out.println("Saved " + name + ": " + item.getString("label"));
        }
    }
}
