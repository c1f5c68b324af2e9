import base64
import json
import os
from pathlib import Path

import replicate

client = replicate.Client(api_token=os.environ["REPLICATE_API_TOKEN"])

audio = "data:audio/flac;base64," + base64.b64encode(Path("speech.flac").read_bytes()).decode()

output = client.run(
    "acme/demo",
    input={"audio": audio},
)
if output is None:
    raise SystemExit("The prediction has no output yet.")

print(json.dumps(output, indent=2, ensure_ascii=False))
