import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Objects.requireNonNullElse(System.getenv("HF_TOKEN"), "").isEmpty()) {
            throw new IllegalStateException("HF_TOKEN is not set");
        }
        var body = """
            {
              "model": "openai/gpt-oss-120b:together",
              "messages": [
                {
                  "role": "user",
                  "content": "Why is the sky blue? Answer in one sentence."
                }
              ]
            }
            """;
        var response = ask("openai/gpt-oss-120b:together", body);
        if (response.statusCode() / 100 != 2) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }

        var completion = new JSONObject(response.body());
        if (!(completion.optQuery("/choices/0/message") instanceof JSONObject message)) {
            throw new IOException("The response has no message: " + completion);
        }
        var reason = String.valueOf(completion.query("/choices/0/finish_reason"));
        var answer = message.opt("content") instanceof String text ? text : "";
        System.out.println(answer);
        if (List.of("length", "content_filter").contains(reason) || answer.isEmpty()) {
            throw new IllegalStateException("Incomplete answer (" + reason
                    + "): raise max_tokens or rephrase");
        }
    }

    /** Sends a request up to 4 times while the service is busy or unreachable. */
    static HttpResponse<String> ask(String model, String body) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/chat/completions"))
                .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
                .header("Content-Type", "application/json")
                .timeout(Duration.ofSeconds(60))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        // The client doesn't follow redirects: they would get the token.
        var client = HttpClient.newHttpClient();
        for (var attempt = 1; ; attempt++) {
            var wait = 1000L << (attempt - 1);
            wait += ThreadLocalRandom.current().nextLong(wait / 2);
            IOException failure;
            try {
                var response = client.send(request, BodyHandlers.ofString());
                var status = response.statusCode();
                if (status < 500 && status != 408 && status != 429) {
                    return response;
                }
                failure = new IOException(status + ": " + response.body());
                var retryAfter = response.headers().firstValue("Retry-After").orElse("");
                if (retryAfter.matches("\\d{1,9}")) {
                    wait = Long.parseLong(retryAfter) * 1000;
                }
            } catch (IOException exception) {
                failure = exception;
            }
            if (attempt == 4 || wait > 120_000) {
                throw failure;
            }
            System.err.println(model + ": " + failure.getMessage());
            Thread.sleep(wait);
        }
    }
}
