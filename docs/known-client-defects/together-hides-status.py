# Should show the status 403. If the response is plain text, the client's error contains only the service's message.
import os

from together import Together

model = os.environ.get("MODEL", "acme-labs/lantern-v1")
print(Together().completions.create(model=model, prompt="The lantern"))
