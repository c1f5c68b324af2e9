import os
import re
import time
from pathlib import Path

import requests

session = requests.Session()
del session.adapters["http://"]  # A redirect leads to https, too.

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Prefer": "wait"}
response = session.post(
    "https://router.huggingface.co/replicate/v1/models/acme/demo/predictions",
    headers=headers,
    json={
        "input": {
            "prompt": "A lighthouse on a cliff at sunset, watercolor",
            "num_inference_steps": 5,
        },
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

job = re.match(r"https?://[^/]+(/[^/?#][^?#]*)", response.json()["urls"]["get"])
if not job:
    raise SystemExit(f"The answer holds no result: {response.text}")
for _ in range(600):
    if response.json()["status"] in ("succeeded", "failed", "canceled", "aborted"):
        break
    time.sleep(1)
    response = session.get(f"https://router.huggingface.co/replicate{job[1]}", headers=headers)
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
if response.json()["status"] != "succeeded":
    raise SystemExit(f"The job is not done: {response.text}")

output = response.json()["output"]
file = session.get(output[0] if isinstance(output, list) else output)
file.raise_for_status()
endings = {"image/jpeg": "jpg", "image/webp": "webp"}
name = "image." + endings.get(file.headers.get("Content-Type"), "png")
Path(name).write_bytes(file.content)
print("Saved", name)
