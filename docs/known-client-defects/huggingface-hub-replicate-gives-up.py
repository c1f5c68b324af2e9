# Should show a video. The first answer says that it is not done, and the client asks no second time.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="replicate", api_key=os.environ["HF_TOKEN"])
print(len(client.text_to_video("A lighthouse", model=os.environ.get("MODEL", "acme/lantern"))))
