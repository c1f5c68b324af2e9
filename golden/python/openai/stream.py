import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"]
)

stream = client.chat.completions.create(
    model="openai/gpt-oss-120b:together",
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    stream=True,
)

for chunk in stream:
    if chunk.choices and chunk.choices[0].delta:
        print(chunk.choices[0].delta.content or "", end="", flush=True)
print()
