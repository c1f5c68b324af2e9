import base64
import os
from pathlib import Path

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "Slow piano over soft rain"},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

if response.headers.get("Content-Type", "").startswith("application/json"):
    result = response.json()
    if not isinstance(result["audio"], str):
        raise SystemExit("The sound came as numbers, and not as a file")
    Path("audio.wav").write_bytes(base64.b64decode(result["audio"]))
    print("Saved audio.wav")
    print("sampling_rate", result["sampling_rate"])
else:
    Path("audio.flac").write_bytes(response.content)
    print("Saved audio.flac")
