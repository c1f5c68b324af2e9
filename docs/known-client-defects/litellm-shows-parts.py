# Should show only the text. The client returns the list of parts.
import os

import litellm

completion = litellm.completion(
    model="openai/" + os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    messages=[{"role": "user", "content": "Hello"}],
    stream=True,
)
for chunk in completion:
    print(chunk.choices[0].delta.content or "", end="")
