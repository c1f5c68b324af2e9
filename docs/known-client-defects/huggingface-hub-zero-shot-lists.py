# Should print labels and scores. The client rejects two lists, one of labels and one of scores; it accepts only a list of pairs.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])
print(client.zero_shot_classification("Twice", candidate_labels=["a", "b"], model=model))
