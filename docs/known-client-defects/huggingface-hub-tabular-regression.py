# Should print a number for each row. The client has the method, but doesn't support its task with any provider.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])
print(client.tabular_regression({"length_cm": ["23.2"]}, model=model))
