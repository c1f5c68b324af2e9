# Should fail because the finished file is missing. The client returns the error page as if it were the video.
import os

from huggingface_hub import InferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = InferenceClient(provider="novita", api_key=os.environ["HF_TOKEN"])
print(client.text_to_video("A lighthouse", model=model))
