# Should print at most five tokens. The client sends the limit under a name that the provider doesn't document.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="novita", api_key=os.environ["HF_TOKEN"])
print(client.text_generation("The lighthouse keeper", max_new_tokens=5, model=model))
