# Should ask fal alone about the job. Sends the key to whatever host the answer's `status_url` names.
import os

import fal_client

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
print(client.submit(os.environ.get("MODEL", "fal-ai/lantern/dev"), arguments={"prompt": "A lighthouse"}).get())
