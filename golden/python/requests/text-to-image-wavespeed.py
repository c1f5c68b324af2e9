import os
import re
import time
from pathlib import Path

import requests


def check(response):
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
    return response


session = requests.Session()
del session.adapters["http://"]  # A redirect leads to https, too.

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = check(session.post(
    "https://router.huggingface.co/wavespeed/api/v3/acme/demo",
    headers=headers,
    json={
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "num_inference_steps": 5,
    },
))

try:
    job = re.match(r"https?://[^/]+(/[^/?#][^?#]*)", response.json()["data"]["urls"]["get"])[1]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")

for _ in range(300):
    time.sleep(2)
    response = check(session.get(f"https://router.huggingface.co/wavespeed{job}", headers=headers))
    status = response.json()["data"]["status"]
    if status == "completed":
        break
    if status in ("failed", "cancelled", "timeout", "deleted"):
        raise SystemExit(f"The job failed: {response.text}")
else:
    raise SystemExit("The job did not finish within 10 minutes.")

try:
    url = response.json()["data"]["outputs"][0]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")
if not str(url).startswith("https://"):
    raise SystemExit(f"The answer holds no result: {response.text}")

file = check(session.get(url))
endings = {"image/jpeg": "jpg", "image/webp": "webp"}
ending = endings.get(file.headers.get("Content-Type"), "png")
name = f"image.{ending}"
Path(name).write_bytes(file.content)
print(f"Saved {name}")
