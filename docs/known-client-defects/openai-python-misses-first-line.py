# Should show the whole answer. The stream begins with a byte order mark, and its first piece is missing.
import os

from openai import OpenAI

client = OpenAI(base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
model = os.environ.get("MODEL", "acme/lantern")
for chunk in client.chat.completions.create(model=model, messages=messages, stream=True):
    print(chunk.choices[0].delta.content or "", end="")
