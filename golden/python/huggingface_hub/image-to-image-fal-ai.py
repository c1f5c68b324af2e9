import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

result = client.image_to_image(
    "cat.png",
    prompt="Turn the cat into a tiger.",
    model="acme/demo",
)

result.save("image.png")
print("Saved image.png")
