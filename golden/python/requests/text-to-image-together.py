import base64
import os
from pathlib import Path

import requests

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/together/v1/images/generations",
    headers=headers,
    json={
        "model": "acme/demo",
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "steps": 5,
        "response_format": "base64",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

result = response.json()
try:
    data = base64.b64decode(result["data"][0]["b64_json"])
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")

Path("image.jpg").write_bytes(data)
print("Saved image.jpg")
