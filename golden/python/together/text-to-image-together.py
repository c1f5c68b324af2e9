import base64
from pathlib import Path

from together import Together

client = Together()

response = client.images.generate(
    model="acme/demo",
    prompt="A lighthouse on a cliff at sunset, watercolor",
    steps=5,
    response_format="base64",
)

Path("image.jpg").write_bytes(base64.b64decode(response.data[0].b64_json))
print("Saved image.jpg")
