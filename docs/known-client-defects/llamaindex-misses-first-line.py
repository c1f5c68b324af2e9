# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.
import os

from llama_index.core.llms import ChatMessage
from llama_index.llms.openai_like import OpenAILike

llm = OpenAILike(
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    is_chat_model=True,
)
for chunk in llm.stream_chat([ChatMessage(role="user", content="Hello")]):
    print(chunk.delta, end="")
