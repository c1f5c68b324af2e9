# Should print the answer. The client rejects a response wrapped in a one-element array.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])
print(client.table_question_answering(table={"City": ["Porto"]}, query="Which?", model=model))
