# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.
import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
for chunk in model.stream("Hello"):
    print(chunk.text, end="")
