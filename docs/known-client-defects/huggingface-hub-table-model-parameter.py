# Should name the model only in the URL. The client also sends it as a parameter of the question.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])
print(client.table_question_answering(table={"City": ["Porto"]}, query="Which?", model=model))
