import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Objects;
import java.util.UUID;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var boundary = UUID.randomUUID().toString();
        var start = "--" + boundary + "\r\nContent-Disposition: form-data; name=";
        var form = BodyPublishers.concat(
                BodyPublishers.ofString(start + "\"model\"\r\n\r\nacme/demo\r\n"),
                BodyPublishers.ofString(start + "\"file\"; filename=\"audio.flac\"\r\nContent-Type: audio/flac\r\n\r\n"),
                BodyPublishers.ofFile(Path.of("speech.flac")),
                BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v1/audio/transcriptions"))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                .POST(form)
                .build();

        // The client follows no redirect: the token would go along.
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }

        System.out.println(response.body());
    }
}
