import com.fasterxml.jackson.databind.JsonNode;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.MultipartField;
import com.openai.core.ObjectMappers;
import com.openai.models.audio.transcriptions.TranscriptionCreateParams;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

class Example {
    public static void main(String[] args) throws IOException {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/together/v1")
                .apiKey(token)
                .build();
        var params = TranscriptionCreateParams.builder()
                .model("acme/demo")
                .file(MultipartField.<InputStream>builder()
                        .value(Files.newInputStream(Path.of("speech.flac")))
                        .filename("audio.flac")
                        .contentType("audio/flac")
                        .build())
                .build();

        var transcription = client.audio().transcriptions().create(params);
        // The class of a transcription depends on its fields; in JSON, the text is always in the same place.
        JsonNode json = ObjectMappers.jsonMapper().valueToTree(transcription);
        System.out.println(json.required("text").asText());
    }
}
