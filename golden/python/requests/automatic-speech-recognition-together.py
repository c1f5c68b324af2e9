import os
from pathlib import Path

import requests

audio = Path("speech.flac").read_bytes()

response = requests.post(
    "https://router.huggingface.co/together/v1/audio/transcriptions",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    data={"model": "acme/demo"},
    files={"file": ("audio.flac", audio, "audio/flac")},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

print(response.json())
