# Should fail with the service's error. If an event named `error` has no `error` field in its data, the client's error omits the message.
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
