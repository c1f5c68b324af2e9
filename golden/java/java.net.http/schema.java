import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Objects;
import org.json.JSONObject;
import org.json.JSONParserConfiguration;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var schema = """
            {
              "type": "object",
              "properties": {
                "answer": {
                  "type": "string",
                  "description": "The answer in one sentence"
                },
                "confidence": {"type": "string", "enum": ["low", "medium", "high"]},
                "keywords": {"type": "array", "items": {"type": "string"}}
              },
              "required": ["answer", "confidence", "keywords"],
              "additionalProperties": false
            }
            """;
        var body = """
            {
              "model": "openai/gpt-oss-120b:together",
              "messages": [
                {
                  "role": "user",
                  "content": "Why is the sky blue? Answer in one sentence."
                }
              ],
              "response_format": {
                "type": "json_schema",
                "json_schema": {"name": "Answer", "strict": true, "schema": %s}
              }
            }
            """.formatted(schema);
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/chat/completions"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var choice = (JSONObject) new JSONObject(response.body()).query("/choices/0");
        var message = choice.getJSONObject("message");
        var answer = message.optString("content");
        var refusal = message.optString("refusal");
        var reason = choice.optString("finish_reason");
        var isCut = List.of("length", "content_filter").contains(reason);
        if (isCut || !refusal.isEmpty() || answer.isEmpty()) {
            var why = refusal.isEmpty() ? reason : refusal;
            throw new IllegalStateException("Incomplete answer (" + why
                    + "): raise max_tokens or rephrase");
        }
        // Outside strict mode, the parser also accepts text that isn't JSON.
        var strict = new JSONParserConfiguration().withStrictMode();
        System.out.println(new JSONObject(answer, strict).toString(2));
    }
}
