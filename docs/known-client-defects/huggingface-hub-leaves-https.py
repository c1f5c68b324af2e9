# Should reject a file whose URL isn't https. The client downloads it unencrypted.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="replicate", api_key=os.environ["HF_TOKEN"])
print(client.text_to_image("A lighthouse", model=os.environ.get("MODEL", "acme/lantern")))
