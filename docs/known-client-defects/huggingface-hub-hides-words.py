# Should show the service's message. The client's error omits a message that is in `detail` or `message`.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="together", api_key=os.environ["HF_TOKEN"])
client.text_to_image("A lighthouse", model=os.environ.get("MODEL", "acme/lantern")).save("image.png")
