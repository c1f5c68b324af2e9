# Should end with the service's error. The event is named `error`, and its data has no field of that name: nothing is said.
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
