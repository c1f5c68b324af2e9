import os
import time
from pathlib import Path
from urllib.parse import urlsplit

import requests

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}
response = session.post(
    "https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue",
    headers=headers,
    json={"prompt": "A paper boat drifts down a stream in the rain"},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

job = urlsplit(response.json()["response_url"]).path
while True:
    time.sleep(1)
    response = session.get(f"https://router.huggingface.co/fal-ai{job}/status?_subdomain=queue", headers=headers)
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
    if response.json()["status"] == "COMPLETED":
        break

response = session.get(f"https://router.huggingface.co/fal-ai{job}?_subdomain=queue", headers=headers)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
file = session.get(response.json()["video"]["url"])
file.raise_for_status()
Path("video.mp4").write_bytes(file.content)
print("Saved video.mp4")
