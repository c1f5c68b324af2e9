# Should say why fal refused the job. Ends in a missing key.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])
print(client.text_to_video("A lighthouse", model=model))
