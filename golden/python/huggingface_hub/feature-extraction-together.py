import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="together", api_key=os.environ["HF_TOKEN"])

result = client.feature_extraction(
    "Rain is expected along the coast this evening.",
    model="acme/demo",
)

print(result.shape, result)
