// Should print the calls of both tools. Parts of the calls alternate, and the client fails because a part has no name.
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.model.openai.OpenAiStreamingChatModel;
import java.util.concurrent.CompletableFuture;

class Example {
    public static void main(String[] args) {
        var model = OpenAiStreamingChatModel.builder()
                .baseUrl("https://router.huggingface.co/v1")
                .apiKey(System.getenv("HF_TOKEN"))
                .modelName(System.getenv().getOrDefault("MODEL", "acme/lantern"))
                .build();
        var request = ChatRequest.builder()
                .messages(UserMessage.from("Hello"))
                .toolSpecifications(
                        ToolSpecification.builder().name("weather").build(),
                        ToolSpecification.builder().name("population").build())
                .build();
        var whole = new CompletableFuture<ChatResponse>();
        model.chat(request, new StreamingChatResponseHandler() {
            @Override
            public void onCompleteResponse(ChatResponse response) {
                whole.complete(response);
            }

            @Override
            public void onError(Throwable error) {
                whole.completeExceptionally(error);
            }
        });
        for (var call : whole.join().aiMessage().toolExecutionRequests()) {
            System.out.println(call.name() + " " + call.arguments());
        }
    }
}
