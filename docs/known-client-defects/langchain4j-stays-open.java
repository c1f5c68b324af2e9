// Should end at [DONE]. The client waits until the service closes the connection.
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
