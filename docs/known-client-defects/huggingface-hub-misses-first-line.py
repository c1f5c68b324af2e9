# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
for chunk in client.chat_completion(messages, model=os.environ.get("MODEL", "acme/lantern"), stream=True):
    print(chunk.choices[0].delta.content or "", end="")
