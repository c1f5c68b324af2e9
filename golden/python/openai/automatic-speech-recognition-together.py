import os
from pathlib import Path

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/together/v1", api_key=os.environ["HF_TOKEN"]
)

audio = Path("speech.flac").read_bytes()

transcription = client.audio.transcriptions.create(
    model="acme/demo",
    file=("audio.flac", audio, "audio/flac"),
)

print(transcription.text)
