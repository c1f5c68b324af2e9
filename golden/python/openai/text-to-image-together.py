import base64
import os
from pathlib import Path

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/together/v1", api_key=os.environ["HF_TOKEN"]
)

response = client.images.generate(
    model="acme/demo",
    prompt="A lighthouse on a cliff at sunset, watercolor",
    extra_body={"steps": 5, "response_format": "base64"},
)

Path("image.jpg").write_bytes(base64.b64decode(response.data[0].b64_json))
print("Saved image.jpg")
