import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Objects;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {
              "model": "openai/gpt-oss-120b:together",
              "messages": [
                {"role": "user", "content": "Why is the sky blue? Answer in one sentence."}
              ]
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/chat/completions"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var completion = new JSONObject(response.body());
        var message = (JSONObject) completion.query("/choices/0/message");
        var reason = String.valueOf(completion.query("/choices/0/finish_reason"));
        var answer = message.opt("content") instanceof String text ? text : "";
        System.out.println(answer);
        if (reason.matches("length|content_filter") || answer.isEmpty()) {
            throw new IllegalStateException("Incomplete answer (" + reason
                    + "): raise max_tokens or rephrase");
        }
    }
}
