# Should show the service's message. The client only reads it from problem details.
import os

import replicate

print(replicate.run(os.environ.get("MODEL", "acme-labs/lantern-v1"), input={"prompt": "A lantern"}))
