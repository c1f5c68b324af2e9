import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

for chunk in model.stream("Why is the sky blue? Answer in one sentence."):
    print(chunk.text, end="", flush=True)
print()
