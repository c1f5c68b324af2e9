# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.
import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
for chunk in model.stream("Hello"):
    print(chunk.text, end="")
