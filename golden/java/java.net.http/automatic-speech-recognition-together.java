import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Objects;
import java.util.UUID;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var boundary = UUID.randomUUID().toString();
        var start = "--" + boundary + "\r\nContent-Disposition: form-data; name=";
        var form = HttpRequest.BodyPublishers.concat(
                HttpRequest.BodyPublishers.ofString(start + "\"model\"\r\n\r\nacme/demo\r\n"),
                HttpRequest.BodyPublishers.ofString(start + "\"file\"; filename=\"audio.flac\"\r\nContent-Type: audio/flac\r\n\r\n"),
                HttpRequest.BodyPublishers.ofFile(Path.of("speech.flac")),
                HttpRequest.BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/together/v1/audio/transcriptions"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                .POST(form)
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        System.out.println(response.body());
    }
}
