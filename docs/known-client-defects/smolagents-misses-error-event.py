# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.
import os

from smolagents import OpenAIModel

model = OpenAIModel(
    model_id=os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
messages = [{"role": "user", "content": "Hello"}]
for delta in model.generate_stream(messages):
    print(delta.content or "", end="")
