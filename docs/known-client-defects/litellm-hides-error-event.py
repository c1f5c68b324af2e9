# Should end with the service's error. The event is named `error`, and its data has no field of that name: the client fails, and keeps back what the service says.
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
