# Should create an image of 512 by 256 pixels. The client sends `width` and `height`, but WaveSpeedAI reads `size`.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="wavespeed", api_key=os.environ["HF_TOKEN"])
model = os.environ.get("MODEL", "acme/lantern")
print(client.text_to_image("A lighthouse", model=model, width=512, height=256))
