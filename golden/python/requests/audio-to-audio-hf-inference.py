import base64
import os
from pathlib import Path

import requests

audio = Path("mixture.wav").read_bytes()

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo",
    headers={
        "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
        "Content-Type": "audio/wav",
    },
    data=audio,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

Path("audio.flac").write_bytes(base64.b64decode(response.json()[0]["blob"]))
print("Saved audio.flac")
