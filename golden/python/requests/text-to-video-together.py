import os
import time
from pathlib import Path

import requests

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}
response = session.post(
    "https://router.huggingface.co/together/v2/videos",
    headers=headers,
    json={
        "model": "acme/demo",
        "prompt": "A paper boat drifts down a stream in the rain",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

job = response.json()["id"]
while True:
    time.sleep(2)
    response = session.get(f"https://router.huggingface.co/together/v2/videos/{job}", headers=headers)
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
    if response.json()["status"] in ("completed", "failed", "cancelled"):
        break
if response.json()["status"] != "completed":
    raise SystemExit(f"The job failed: {response.text}")

file = session.get(response.json()["outputs"]["video_url"])
file.raise_for_status()
Path("video.mp4").write_bytes(file.content)
print("Saved video.mp4")
