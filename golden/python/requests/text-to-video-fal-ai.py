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
    "https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue",
    headers=headers,
    json={"prompt": "A paper boat drifts down a stream in the rain"},
))

try:
    job = re.match(r"https?://[^/]+(/[^/?#][^?#]*)", response.json()["response_url"])[1]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")

for _ in range(600):
    time.sleep(1)
    response = check(session.get(f"https://router.huggingface.co/fal-ai{job}/status?_subdomain=queue", headers=headers))
    status = response.json()["status"]
    if status == "COMPLETED":
        break
else:
    raise SystemExit("The job did not finish within 10 minutes.")

response = check(session.get(f"https://router.huggingface.co/fal-ai{job}?_subdomain=queue", headers=headers))
try:
    url = response.json()["video"]["url"]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")
if not str(url).startswith("https://"):
    raise SystemExit(f"The answer holds no result: {response.text}")

file = check(session.get(url))
Path("video.mp4").write_bytes(file.content)
print("Saved video.mp4")
