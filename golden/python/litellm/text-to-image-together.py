import base64
import os
from pathlib import Path

import litellm

response = litellm.image_generation(
    # The prefix says that the service uses OpenAI's API.
    model="openai/acme/demo",
    api_base="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
    prompt="A lighthouse on a cliff at sunset, watercolor",
    # LiteLLM rejects response_format as an argument.
    extra_body={"steps": 5, "response_format": "base64"},
)

Path("image.jpg").write_bytes(base64.b64decode(response.data[0].b64_json))
print("Saved image.jpg")
