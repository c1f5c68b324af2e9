import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.responses.ResponseCreateParams;
import com.openai.models.responses.ResponseStatus;
import java.util.Objects;
import java.util.stream.Collectors;

class Example {
    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .build();
        var params = ResponseCreateParams.builder()
                .model("openai/gpt-oss-120b:together")
                .input("Why is the sky blue? Answer in one sentence.")
                .build();

        var response = client.responses().create(params);
        response.error().ifPresent(error -> {
            throw new IllegalStateException("The response failed: " + error.message());
        });
        var answer = response.output().stream()
                .flatMap(item -> item.message().stream())
                .flatMap(message -> message.content().stream())
                .flatMap(part -> part.outputText().stream())
                .map(text -> text.text())
                .collect(Collectors.joining());
        System.out.println(answer);
        var status = response.status().orElse(ResponseStatus.COMPLETED);
        if (!status.equals(ResponseStatus.COMPLETED) || answer.isEmpty()) {
            var why = response.incompleteDetails()
                    .flatMap(details -> details.reason())
                    .map(Object::toString)
                    .orElseGet(() -> response.output().toString());
            throw new IllegalStateException("Incomplete answer (" + why
                    + "): raise max_output_tokens or rephrase");
        }
    }
}
