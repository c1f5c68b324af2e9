import time
from pathlib import Path

import requests
from together import Together

client = Together()

job = client.videos.create(
    model="acme/demo",
    prompt="A paper boat drifts down a stream in the rain",
)

while job.status not in ["completed", "failed", "cancelled"]:
    time.sleep(2)
    job = client.videos.retrieve(job.id)
if job.status != "completed":
    raise SystemExit(f"Job failed: {job.to_json()}")

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.
download = session.get(job.outputs.video_url)
download.raise_for_status()
Path("video.mp4").write_bytes(download.content)
print("Saved video.mp4")
