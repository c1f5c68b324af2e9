# Should say what the service said. The error has no words of a body that says `detail` or `message`.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="together", api_key=os.environ["HF_TOKEN"])
client.text_to_image("A lighthouse", model=os.environ.get("MODEL", "acme/lantern")).save("image.png")
