# Should reject a redirect to a URL that isn't https. The client repeats the request there, without the API key.
import os

from together import Together

print(Together().videos.create(model=os.environ.get("MODEL", "acme-labs/lantern-v1"), prompt="A lantern"))
