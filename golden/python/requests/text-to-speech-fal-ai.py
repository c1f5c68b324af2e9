import os
from pathlib import Path

import requests

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.

response = session.post(
    "https://router.huggingface.co/fal-ai/acme/demo",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"text": "The last ferry leaves at ten tonight."},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

file = session.get(response.json()["audio"]["url"])
file.raise_for_status()
extensions = {"audio/flac": "flac", "audio/mpeg": "mp3"}
name = "speech." + extensions.get(file.headers.get("Content-Type"), "wav")
Path(name).write_bytes(file.content)
print("Saved", name)
