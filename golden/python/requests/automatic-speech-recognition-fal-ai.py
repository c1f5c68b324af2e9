import base64
import os
from pathlib import Path

import requests

audio = "data:audio/x-wav;base64," + base64.b64encode(Path("welcome.wav").read_bytes()).decode()

response = requests.post(
    "https://router.huggingface.co/fal-ai/acme/demo",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"audio_url": audio},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

print(response.json())
