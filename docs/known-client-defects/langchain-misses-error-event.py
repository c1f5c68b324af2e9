# Should end with the service's error. The event is named `error`, and its data has no field of that name: nothing is said.
import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
for chunk in model.stream("Hello"):
    print(chunk.text, end="")
