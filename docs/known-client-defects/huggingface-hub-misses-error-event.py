# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
for chunk in client.chat_completion(messages, model=os.environ.get("MODEL", "acme/lantern"), stream=True):
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="")
