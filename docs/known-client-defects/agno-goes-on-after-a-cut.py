# Should stop where the token limit truncates a tool call. The client calls the model again first.
import os

from agno.agent import Agent
from agno.models.openai import OpenAILike
from agno.run import RunStatus


def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


model = OpenAILike(
    id=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
response = Agent(model=model, tools=[weather], telemetry=False).run("What is the weather like in Paris?")
if response.status == RunStatus.error:
    raise SystemExit(response.content)
print(response.content)
