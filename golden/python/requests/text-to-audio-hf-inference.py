import base64
import os
from pathlib import Path

import requests

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo",
    headers=headers,
    json={"inputs": "Slow piano over soft rain"},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

if response.headers.get("Content-Type", "").startswith("application/json"):
    result = response.json()
    try:
        data = base64.b64decode(result["audio"])
    except (KeyError, IndexError, TypeError):
        raise SystemExit(f"The answer holds no result: {response.text}")

    Path("audio.wav").write_bytes(data)
    print("Saved audio.wav")
    print("sampling_rate", result.get("sampling_rate"))
else:
    Path("audio.flac").write_bytes(response.content)
    print("Saved audio.flac")
