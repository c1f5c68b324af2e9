import base64
import os
from pathlib import Path

import requests


def check(response):
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
    return response


session = requests.Session()
del session.adapters["http://"]  # A redirect leads to https, too.

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

image = "data:image/png;base64," + base64.b64encode(Path("cat.png").read_bytes()).decode()

response = check(session.post(
    "https://router.huggingface.co/fal-ai/acme/demo",
    headers=headers,
    json={
        "prompt": "Turn the cat into a tiger.",
        "image_url": image,
        "image_urls": [image],
    },
))

try:
    url = response.json()["images"][0]["url"]
except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")
if not str(url).startswith("https://"):
    raise SystemExit(f"The answer holds no result: {response.text}")

file = check(session.get(url))
endings = {"image/jpeg": "jpg", "image/webp": "webp"}
ending = endings.get(file.headers.get("Content-Type"), "png")
name = f"image.{ending}"
Path(name).write_bytes(file.content)
print(f"Saved {name}")
