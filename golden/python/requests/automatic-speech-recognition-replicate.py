import base64
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

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Prefer": "wait"}

audio = "data:audio/flac;base64," + base64.b64encode(Path("speech.flac").read_bytes()).decode()

response = check(session.post(
    "https://router.huggingface.co/replicate/v1/models/acme/demo/predictions",
    headers=headers,
    json={"input": {"audio": audio}},
))

try:
    job = re.match(r"https?://[^/]+(/[^/?#][^?#]*)", response.json()["urls"]["get"])[1]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")

for _ in range(600):
    status = response.json()["status"]
    if status == "succeeded":
        break
    if status in ("failed", "canceled", "aborted"):
        raise SystemExit(f"The job failed: {response.text}")
    time.sleep(1)
    response = check(session.get(f"https://router.huggingface.co/replicate{job}", headers=headers))
else:
    raise SystemExit("The job did not finish within 10 minutes.")

try:
    result = response.json()["output"]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")
if not result:
    raise SystemExit(f"The answer holds no result: {response.text}")
print(result)
