# Should reject a redirect to a URL that isn't https. The client repeats the request there, with its input unencrypted.
import os

import fal_client

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
print(client.submit(os.environ.get("MODEL", "fal-ai/lantern/dev"), arguments={"prompt": "A lighthouse"}).get())
