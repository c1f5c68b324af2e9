import os
from pathlib import Path

from openai import APIStatusError, OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
)

audio = Path("speech.flac").read_bytes()

try:
    transcription = client.audio.transcriptions.create(
        model="acme/demo",
        file=("audio.flac", audio, "audio/flac"),
    )
except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")

print(transcription.text)
