# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.
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
