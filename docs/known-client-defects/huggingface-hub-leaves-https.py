# Should refuse a file that is not at an https address. Fetches it in the clear.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="replicate", api_key=os.environ["HF_TOKEN"])
print(client.text_to_image("A lighthouse", model=os.environ.get("MODEL", "acme/lantern")))
