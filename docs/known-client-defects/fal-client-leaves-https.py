# Should refuse to be sent on to an address that is not https. Repeats the request there, its input in the clear.
import os

import fal_client

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
print(client.submit(os.environ.get("MODEL", "fal-ai/lantern/dev"), arguments={"prompt": "A lighthouse"}).get())
