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

for number, item in enumerate(response.json(), start=1):
    extension = "wav" if "wav" in item["content-type"] else "flac"
    name = f"audio-{number}.{extension}"
    Path(name).write_bytes(base64.b64decode(item["blob"]))
    print(f"Saved {name}:", item["label"])
