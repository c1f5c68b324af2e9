import os
import re
import time
from pathlib import Path

import requests

session = requests.Session()
del session.adapters["http://"]  # A redirect leads to https, too.

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

job = re.match(r"https?://[^/]+(/[^/?#][^?#]*)", response.json()["data"]["urls"]["get"])
if not job:
    raise SystemExit(f"The answer holds no result: {response.text}")
for _ in range(300):
    time.sleep(2)
    response = session.get(f"https://router.huggingface.co/wavespeed{job[1]}", headers=headers)
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
    status = response.json()["data"]["status"]
    if status in ("completed", "failed", "cancelled", "timeout", "deleted"):
        break
if response.json()["data"]["status"] != "completed":
    raise SystemExit(f"The job is not done: {response.text}")

file = session.get(response.json()["data"]["outputs"][0])
file.raise_for_status()
endings = {"image/jpeg": "jpg", "image/webp": "webp"}
name = "image." + endings.get(file.headers.get("Content-Type"), "png")
Path(name).write_bytes(file.content)
print("Saved", name)
