# Should show why fal rejected the job. The client raises a KeyError.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])
print(client.text_to_video("A lighthouse", model=model))
