import os
import time
from pathlib import Path
from urllib.parse import urlsplit

import requests

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}
response = session.post(
    "https://router.huggingface.co/wavespeed/api/v3/acme/demo",
    headers=headers,
    json={
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "num_inference_steps": 5,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

job = urlsplit(response.json()["data"]["urls"]["get"]).path
while True:
    time.sleep(2)
    response = session.get(f"https://router.huggingface.co/wavespeed{job}", headers=headers)
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
    status = response.json()["data"]["status"]
    if status in ("completed", "failed", "cancelled", "timeout", "deleted"):
        break
if response.json()["data"]["status"] != "completed":
    raise SystemExit(f"The job failed: {response.text}")

file = session.get(response.json()["data"]["outputs"][0])
file.raise_for_status()
extensions = {"image/jpeg": "jpg", "image/webp": "webp"}
name = "image." + extensions.get(file.headers.get("Content-Type"), "png")
Path(name).write_bytes(file.content)
print("Saved", name)
