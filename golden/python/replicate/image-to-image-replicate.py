import base64
import os
from pathlib import Path

import replicate
import requests

client = replicate.Client(api_token=os.environ["REPLICATE_API_TOKEN"])

image = "data:image/png;base64," + base64.b64encode(Path("cat.png").read_bytes()).decode()

output = client.run(
    "acme/demo",
    input={
        "prompt": "Turn the cat into a tiger.",
        "image": image,
        "images": [image],
        "input_image": image,
        "input_images": [image],
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
