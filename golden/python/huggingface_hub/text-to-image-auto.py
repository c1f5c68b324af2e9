import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])

result = client.text_to_image(
    "A lighthouse on a cliff at sunset, watercolor",
    model="acme/demo",
    num_inference_steps=5,
)

result.save("image.png")
print("Saved image.png")
