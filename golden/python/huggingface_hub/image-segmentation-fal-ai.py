import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

result = client.image_segmentation(
    "street.jpg",
    model="acme/demo",
)

for number, segment in enumerate(result, start=1):
    name = f"mask-{number}.png"
    segment.mask.save(name)
    print(f"Saved {name}: {segment.label}")
