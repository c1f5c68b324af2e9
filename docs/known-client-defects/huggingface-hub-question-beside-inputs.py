# Should print an answer. Sends the question beside the inputs, which hold the picture alone, and the picture once more.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])
print(client.visual_question_answering(b"a picture", question="How many?", model=model))
