# Should print an answer. The client sends the question next to `inputs`, which contains only the image, and sends the image twice.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])
print(client.visual_question_answering(b"a picture", question="How many?", model=model))
