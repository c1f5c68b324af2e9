# Should ask only WaveSpeedAI about the job. The client appends a `urls.get` like `.evil.example/steal` to the host's name.
import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="wavespeed", api_key=os.environ["WAVESPEED_API_KEY"])
print(client.text_to_image("A lighthouse", model=os.environ.get("MODEL", "acme/lantern")))
