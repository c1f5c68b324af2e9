import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.JsonValue;
import com.openai.models.images.ImageGenerateParams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Objects;

class Example {
    public static void main(String[] args) throws IOException {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/together/v1")
                .apiKey(token)
                .build();
        var params = ImageGenerateParams.builder()
                .model("acme/demo")
                .prompt("A lighthouse on a cliff at sunset, watercolor")
                .putAdditionalBodyProperty("steps", JsonValue.from(5))
                .putAdditionalBodyProperty("response_format", JsonValue.from("base64"))
                .build();

        var image = client.images().generate(params).data().orElseThrow().get(0);
        var data = Base64.getDecoder().decode(image.b64Json().orElseThrow());
        Files.write(Path.of("image.jpg"), data);
        System.out.println("Saved image.jpg");
    }
}
