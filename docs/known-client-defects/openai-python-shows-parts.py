# Should show the text of the response. The client returns a list of parts, including reasoning, although its type is a string.
import os

from openai import OpenAI

client = OpenAI(base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
completion = client.chat.completions.create(model=os.environ.get("MODEL", "acme/lantern"), messages=messages)
print(completion.choices[0].message.content)
