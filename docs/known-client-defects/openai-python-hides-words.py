# Should say what the service said. The error names the status alone when the service's words are a text in `error`.
import os

from openai import OpenAI

client = OpenAI(base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
print(client.chat.completions.create(model=os.environ.get("MODEL", "acme/lantern"), messages=messages))
