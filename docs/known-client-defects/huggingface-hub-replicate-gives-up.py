# Should show a video. The first response says that it isn't finished, and the client doesn't ask again.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="replicate", api_key=os.environ["HF_TOKEN"])
print(len(client.text_to_video("A lighthouse", model=os.environ.get("MODEL", "acme/lantern"))))
