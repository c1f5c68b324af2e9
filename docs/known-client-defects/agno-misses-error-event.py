# Should end with the service's error. The event is named `error`, and its data has no field of that name: nothing is said.
import os

from agno.agent import Agent
from agno.models.openai import OpenAILike

model = OpenAILike(
    id=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
for event in Agent(model=model, telemetry=False).run("Hello", stream=True):
    print(event.content or "", end="")
