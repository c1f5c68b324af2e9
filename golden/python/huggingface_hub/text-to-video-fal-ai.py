import os
from pathlib import Path

from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

result = client.text_to_video(
    "A paper boat drifts down a stream in the rain",
    model="acme/demo",
)

Path("video.mp4").write_bytes(result)
print("Saved video.mp4")
