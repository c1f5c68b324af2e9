import base64
import os
import time
from pathlib import Path
from urllib.parse import urlsplit

import requests

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Prefer": "wait"}
audio = "data:audio/flac;base64," + base64.b64encode(Path("speech.flac").read_bytes()).decode()

response = session.post(
    "https://router.huggingface.co/replicate/v1/models/acme/demo/predictions",
    headers=headers,
    json={"input": {"audio": audio}},
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

print(response.json()["output"])
