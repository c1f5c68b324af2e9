import os
from pathlib import Path

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo",
    headers={
        "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
        "Accept": "image/jpeg",
    },
    json={
        "inputs": "A lighthouse on a cliff at sunset, watercolor",
        "parameters": {"num_inference_steps": 5},
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

Path("image.jpg").write_bytes(response.content)
print("Saved image.jpg")
