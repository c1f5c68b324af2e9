import os
from pathlib import Path

import replicate
import requests

client = replicate.Client(api_token=os.environ["REPLICATE_API_TOKEN"])

output = client.run(
    "acme/demo",
    input={
        "prompt": "A lighthouse on a cliff at sunset, watercolor",
        "num_inference_steps": 5,
    },
    use_file_output=False,  # Otherwise, the client downloads files with your key.
)
if output is None:
    raise SystemExit("The prediction has no output yet.")

session = requests.Session()
del session.adapters["http://"]  # Only HTTPS, even after a redirect.
# Some models return a list of URLs, others a single URL.
url = output[0] if isinstance(output, list) else output
response = session.get(url)
response.raise_for_status()
extensions = {"image/jpeg": "jpg", "image/webp": "webp"}
name = "image." + extensions.get(response.headers.get("Content-Type"), "png")
Path(name).write_bytes(response.content)
print("Saved", name)
