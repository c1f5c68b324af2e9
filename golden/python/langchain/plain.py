import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

messages = [{"role": "user", "content": "Why is the sky blue? Answer in one sentence."}]
response = model.invoke(messages)

print(response.text)
