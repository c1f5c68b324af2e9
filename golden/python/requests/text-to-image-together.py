import base64
import os
from pathlib import Path

import requests

response = requests.post(
    "https://router.huggingface.co/together/v1/images/generations",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "model": "acme/demo",
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "steps": 5,
        "response_format": "base64",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

Path("image.jpg").write_bytes(base64.b64decode(response.json()["data"][0]["b64_json"]))
print("Saved image.jpg")
