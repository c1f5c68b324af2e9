import os
import re
import time
from pathlib import Path

import requests

session = requests.Session()
del session.adapters["http://"]  # No redirect leads out of https.

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}
response = session.post(
    "https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue",
    headers=headers,
    json={"prompt": "A paper boat drifts down a stream in the rain"},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

job = re.match(r"https?://[^/]+(/[^/?#][^?#]*)", response.json()["response_url"])
if not job:
    raise SystemExit(f"The answer holds no result: {response.text}")
while True:
    time.sleep(1)
    response = session.get(f"https://router.huggingface.co/fal-ai{job[1]}/status?_subdomain=queue", headers=headers)
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
    if response.json()["status"] == "COMPLETED":
        break

response = session.get(f"https://router.huggingface.co/fal-ai{job[1]}?_subdomain=queue", headers=headers)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
file = session.get(response.json()["video"]["url"])
file.raise_for_status()
Path("video.mp4").write_bytes(file.content)
print("Saved video.mp4")
