import os
from pathlib import Path

from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

result = client.audio_to_audio(
    "mixture.wav",
    model="acme/demo",
)

for number, sound in enumerate(result, start=1):
    ending = "wav" if "wav" in sound.content_type else "flac"
    name = f"audio-{number}.{ending}"
    Path(name).write_bytes(sound.blob)
    print(f"Saved {name}: {sound.label}")
