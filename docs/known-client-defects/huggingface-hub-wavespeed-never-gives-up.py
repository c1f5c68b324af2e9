# Should give up on a job that stays in the queue. The client asks forever.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="wavespeed", api_key=os.environ["HF_TOKEN"])
print(client.text_to_video("A lighthouse", model=model))
