import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

result = client.automatic_speech_recognition(
    "welcome.wav",
    model="acme/demo",
)

print(result.text)
