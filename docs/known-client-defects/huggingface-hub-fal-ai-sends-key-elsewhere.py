# Should ask only fal about the job. The client appends a `response_url` like `.evil.example/steal` to the host's name.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["FAL_KEY"])
print(client.text_to_video("A lighthouse", model=os.environ.get("MODEL", "acme/lantern")))
