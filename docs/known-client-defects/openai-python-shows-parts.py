# Should show the answer's text. The content is a list of parts, thoughts among them, although its type says a text.
import os

from openai import OpenAI

client = OpenAI(base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
completion = client.chat.completions.create(model=os.environ.get("MODEL", "acme/lantern"), messages=messages)
print(completion.choices[0].message.content)
