# Should show the whole answer. The stream begins with a byte order mark, and its first piece is missing.
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
