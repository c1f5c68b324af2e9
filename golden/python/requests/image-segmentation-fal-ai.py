import base64
import os
from pathlib import Path

import requests

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.

image = "data:image/jpeg;base64," + base64.b64encode(Path("street.jpg").read_bytes()).decode()

response = session.post(
    "https://router.huggingface.co/fal-ai/acme/demo",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"image_url": image, "sync_mode": True},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

url = response.json()["image"]["url"]
if url.startswith("data:"):
    data = base64.b64decode(url.split(",", 1)[1])
else:
    file = session.get(url)
    file.raise_for_status()
    data = file.content
Path("mask.png").write_bytes(data)
print("Saved mask.png")
