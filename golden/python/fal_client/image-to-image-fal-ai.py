import os
from pathlib import Path

import fal_client
import requests

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])

image = fal_client.encode_file(Path("cat.png"))

result = client.subscribe(
    "acme/demo",
    arguments={
        "prompt": "Turn the cat into a tiger.",
        "image_url": image,
        "image_urls": [image],
    },
)

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.
response = session.get(result["images"][0]["url"])
response.raise_for_status()
extensions = {"image/jpeg": "jpg", "image/webp": "webp"}
name = "image." + extensions.get(response.headers.get("Content-Type"), "png")
Path(name).write_bytes(response.content)
print("Saved", name)
