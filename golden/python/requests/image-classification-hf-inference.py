import os
from pathlib import Path

import requests

image = Path("cat.png").read_bytes()

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo",
    headers={
        "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
        "Content-Type": "image/png",
    },
    data=image,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

print(response.json())
