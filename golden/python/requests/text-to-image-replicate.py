import os
import time
from pathlib import Path
from urllib.parse import urlsplit

import requests

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.

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

job = urlsplit(response.json()["urls"]["get"]).path
while not response.json().get("output"):
    if response.json()["status"] in ("succeeded", "failed", "canceled", "aborted"):
        raise SystemExit("No output: " + str(response.json().get("error")))
    time.sleep(1)
    response = session.get(f"https://router.huggingface.co/replicate{job}", headers=headers)
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

output = response.json()["output"]
file = session.get(output[0] if isinstance(output, list) else output)
file.raise_for_status()
extensions = {"image/jpeg": "jpg", "image/webp": "webp"}
name = "image." + extensions.get(file.headers.get("Content-Type"), "png")
Path(name).write_bytes(file.content)
print("Saved", name)
