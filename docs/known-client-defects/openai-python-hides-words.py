# Should show the service's message. If the message is a string in `error`, the client's error contains only the status.
import os

from openai import OpenAI

client = OpenAI(base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
print(client.chat.completions.create(model=os.environ.get("MODEL", "acme/lantern"), messages=messages))
