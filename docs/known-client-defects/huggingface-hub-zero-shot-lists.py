# Should print labels and scores. Fails on an answer that has them in two lists; only a list of pairs is read.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])
print(client.zero_shot_classification("Twice", candidate_labels=["a", "b"], model=model))
