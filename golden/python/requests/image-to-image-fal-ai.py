import base64
import os
from pathlib import Path

import requests

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.

image = "data:image/png;base64," + base64.b64encode(Path("cat.png").read_bytes()).decode()

response = session.post(
    "https://router.huggingface.co/fal-ai/acme/demo",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "prompt": "Turn the cat into a tiger.",
        "image_url": image,
        "image_urls": [image],
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

file = session.get(response.json()["images"][0]["url"])
file.raise_for_status()
extensions = {"image/jpeg": "jpg", "image/webp": "webp"}
name = "image." + extensions.get(file.headers.get("Content-Type"), "png")
Path(name).write_bytes(file.content)
print("Saved", name)
