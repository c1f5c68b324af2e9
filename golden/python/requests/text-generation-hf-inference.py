import os

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo/v1/completions",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"model": "acme/demo", "prompt": "The lighthouse keeper opened the door and"},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

print(response.json()["choices"][0]["text"])
