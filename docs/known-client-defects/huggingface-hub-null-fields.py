# Should send the field as null. The client removes it, at any depth.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]
print(client.chat_completion(messages, model=model, extra_body={"template": {"tools": None}}))
