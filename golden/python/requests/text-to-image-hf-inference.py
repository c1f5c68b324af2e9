import os
from pathlib import Path

import requests

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Accept": "image/jpeg"}

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo",
    headers=headers,
    json={
        "inputs": "A lighthouse on a cliff at sunset, watercolor",
        "parameters": {"num_inference_steps": 5},
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

if not response.headers.get("Content-Type", "").startswith("image/"):
    raise SystemExit(f"The answer holds no result: {response.text}")

Path("image.jpg").write_bytes(response.content)
print("Saved image.jpg")
