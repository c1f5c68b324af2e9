import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

result = client.text_generation(
    "The lighthouse keeper opened the door and",
    model="acme/demo",
)

print(result)
