// Should print the whole response. The stream starts with a byte order mark, and the client loses the first event.
import static dev.langchain4j.model.LambdaStreamingResponseHandler.onPartialResponseBlocking;

import dev.langchain4j.model.openai.OpenAiStreamingChatModel;

class Example {
    public static void main(String[] args) throws InterruptedException {
        var model = OpenAiStreamingChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .modelName(System.getenv().getOrDefault("MODEL", "acme/lantern"))
                .build();
        onPartialResponseBlocking(model, "Hello", System.out::print);
        System.out.println();
    }
}
