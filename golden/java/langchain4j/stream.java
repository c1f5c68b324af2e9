import dev.langchain4j.http.client.sse.ServerSentEvent;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.model.openai.OpenAiStreamingChatModel;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

class Example {
    public static void main(String[] args) {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var model = OpenAiStreamingChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(token)
                .modelName("openai/gpt-oss-120b:together")
                .timeout(Duration.ofHours(1))
                .build();

        var futureResponse = new CompletableFuture<ChatResponse>();
        var handler = new StreamingChatResponseHandler() {
            @Override
            public void onPartialResponse(String text) {
                System.out.print(text);
            }

            @Override
            public void onUnmappedRawEvent(Object event) {
                // By default, LangChain4j ignores an error in the stream.
                if (event instanceof ServerSentEvent sent && sent.data().startsWith("{\"error\"")) {
                    onError(new IllegalStateException("The stream broke off: " + sent.data()));
                }
            }

            @Override
            public void onCompleteResponse(ChatResponse response) {
                futureResponse.complete(response);
            }

            @Override
            public void onError(Throwable error) {
                futureResponse.completeExceptionally(error);
            }
        };
        model.chat("Why is the sky blue? Answer in one sentence.", handler);
        futureResponse.join();
        System.out.println();
    }
}
