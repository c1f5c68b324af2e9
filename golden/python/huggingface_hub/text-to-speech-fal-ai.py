import os
from pathlib import Path

from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

result = client.text_to_speech(
    "The last ferry leaves at ten tonight.",
    model="acme/demo",
)

ending = "wav" if result.startswith(b"RIFF") else "flac" if result.startswith(b"fLaC") else "mp3"
name = f"speech.{ending}"
Path(name).write_bytes(result)
print("Saved", name)
