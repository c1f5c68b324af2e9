# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.
import os

from openai import OpenAI

client = OpenAI(base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
model = os.environ.get("MODEL", "acme/lantern")
for chunk in client.chat.completions.create(model=model, messages=messages, stream=True):
    print(chunk.choices[0].delta.content or "", end="")
