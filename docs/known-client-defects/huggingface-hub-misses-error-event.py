# Should end with the service's error. The event is named `error`, and its data has no field of that name: nothing is said.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
for chunk in client.chat_completion(messages, model=os.environ.get("MODEL", "acme/lantern"), stream=True):
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="")
