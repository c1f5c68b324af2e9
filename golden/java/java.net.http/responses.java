import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Objects;
import org.json.JSONArray;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {
              "model": "openai/gpt-oss-120b:together",
              "input": "Why is the sky blue? Answer in one sentence."
            }
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/v1/responses"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + response.body());
        }

        var result = new JSONObject(response.body());
        if (!result.isNull("error")) {
            throw new RuntimeException("The response failed: " + result.get("error"));
        }
        var answer = new StringBuilder();
        var refusal = new StringBuilder();
        for (var item : result.getJSONArray("output")) {
            for (var each : ((JSONObject) item).optJSONArray("content", new JSONArray())) {
                var part = (JSONObject) each;
                refusal.append(part.optString("refusal"));
                if (part.optString("type").equals("output_text")) {
                    answer.append(part.getString("text"));
                }
            }
        }
        System.out.println(answer);
        var status = result.optString("status", "completed");
        if (!status.equals("completed") || answer.isEmpty()) {
            var reason = Objects.requireNonNullElse(result.optQuery("/incomplete_details/reason"), status);
            var why = refusal.isEmpty() ? reason : refusal;
            throw new IllegalStateException("Incomplete answer (" + why
                    + "): raise max_output_tokens or rephrase");
        }
    }
}
