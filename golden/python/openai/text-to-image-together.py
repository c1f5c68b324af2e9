import base64
import os
from pathlib import Path

from openai import APIStatusError, OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
)

try:
    response = client.images.generate(
        model="acme/demo",
        prompt="A lighthouse on a cliff at sunset, watercolor",
        extra_body={"steps": 5, "response_format": "base64"},
    )
except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")

try:
    data = base64.b64decode(response.data[0].b64_json)
except (IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response}")

Path("image.jpg").write_bytes(data)
print("Saved image.jpg")
