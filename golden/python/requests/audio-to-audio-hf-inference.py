import base64
import os
from pathlib import Path

import requests

headers = {
    "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
    "Content-Type": "audio/wav",
}

audio = Path("mixture.wav").read_bytes()

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo",
    headers=headers,
    data=audio,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

result = response.json()
try:
    data = base64.b64decode(result[0]["blob"])
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")

Path("audio.flac").write_bytes(data)
print("Saved audio.flac")
