# Should ask only fal about the job. The client sends the key to any host that the response names in `status_url`.
import os

import fal_client

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
print(client.submit(os.environ.get("MODEL", "fal-ai/lantern/dev"), arguments={"prompt": "A lighthouse"}).get())
