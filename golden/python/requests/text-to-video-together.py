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
    "https://router.huggingface.co/together/v2/videos",
    headers=headers,
    json={
        "model": "acme/demo",
        "prompt": "A paper boat drifts down a stream in the rain",
    },
))

try:
    job = re.fullmatch(r"[\w-]+", response.json()["id"])[0]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")

for _ in range(300):
    time.sleep(2)
    response = check(session.get(f"https://router.huggingface.co/together/v2/videos/{job}", headers=headers))
    status = response.json()["status"]
    if status == "completed":
        break
    if status in ("failed", "cancelled"):
        raise SystemExit(f"The job failed: {response.text}")
else:
    raise SystemExit("The job did not finish within 10 minutes.")

try:
    url = response.json()["outputs"]["video_url"]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")
if not str(url).startswith("https://"):
    raise SystemExit(f"The answer holds no result: {response.text}")

file = check(session.get(url))
Path("video.mp4").write_bytes(file.content)
print("Saved video.mp4")
