import os
from pathlib import Path

import fal_client
import requests

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])

result = client.subscribe(
    "acme/demo",
    arguments={"prompt": "A paper boat drifts down a stream in the rain"},
)

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.
response = session.get(result["video"]["url"])
response.raise_for_status()
Path("video.mp4").write_bytes(response.content)
print("Saved video.mp4")
