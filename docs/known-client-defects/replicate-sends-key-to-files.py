# Should download the file without the API key. The client sends it to the file's host.
import os

import replicate

output = replicate.run(os.environ.get("MODEL", "acme-labs/lantern-v1"), input={"prompt": "A lantern"})
print(len((output[0] if isinstance(output, list) else output).read()), "bytes")
