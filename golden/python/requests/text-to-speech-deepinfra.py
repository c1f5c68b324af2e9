import os
from pathlib import Path

import requests

response = requests.post(
    "https://router.huggingface.co/deepinfra/v1/openai/audio/speech",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"model": "acme/demo", "input": "The last ferry leaves at ten tonight."},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

Path("speech.wav").write_bytes(response.content)
print("Saved speech.wav")
