import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.Timeout;
import com.openai.errors.OpenAIIoException;
import com.openai.errors.OpenAIServiceException;
import com.openai.models.chat.completions.ChatCompletion;
import com.openai.models.chat.completions.ChatCompletion.Choice.FinishReason;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;

class Example {
    public static void main(String[] args) throws InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var client = OpenAIOkHttpClient.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .maxRetries(0)
                .timeout(Timeout.builder().read(Duration.ofSeconds(60)).build())
                .build();
        var params = ChatCompletionCreateParams.builder()
                .model("openai/gpt-oss-120b:together")
                .addUserMessage("Why is the sky blue? Answer in one sentence.")
                .build();

        var completion = ask(client, params);
        if (completion.choices().isEmpty()) {
            throw new IllegalStateException("The response has no choices: " + completion);
        }
        var choice = completion.choices().get(0);
        var message = choice.message();
        var answer = message.content().orElse("");
        var reason = choice.finishReason();
        System.out.println(answer);
        var isCut = reason.equals(FinishReason.LENGTH)
                || reason.equals(FinishReason.CONTENT_FILTER);
        if (isCut || answer.isEmpty()) {
            throw new IllegalStateException("Incomplete answer (" + reason
                    + "): raise max_tokens or rephrase");
        }
    }

    /** Sends a request up to 4 times while the service is busy or unreachable. */
    private static ChatCompletion ask(OpenAIClient client, ChatCompletionCreateParams params)
            throws InterruptedException {
        var model = params.model();
        var wait = 0L;
        for (var attempt = 0; attempt < 4 && wait <= 120_000; attempt++) {
            Thread.sleep(wait);
            wait = 1000L << attempt;
            wait += ThreadLocalRandom.current().nextLong(wait / 2);
            try {
                return client.chat().completions().create(params);
            } catch (OpenAIServiceException exception) {
                var status = exception.statusCode();
                if (status < 500 && status != 408 && status != 429) {
                    throw exception;
                }
                System.err.println(model + ": " + exception.getMessage());
                var retryAfter = exception.headers().values("Retry-After");
                if (!retryAfter.isEmpty() && retryAfter.get(0).matches("\\d{1,9}")) {
                    wait = Long.parseLong(retryAfter.get(0)) * 1000;
                }
            } catch (OpenAIIoException exception) {
                System.err.println(model + ": " + exception.getMessage());
            }
        }
        throw new IllegalStateException("The service did not answer");
    }
}
