# Should show the whole answer. The stream begins with a byte order mark, and its first piece is missing.
import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
for chunk in model.stream("Hello"):
    print(chunk.text, end="")
