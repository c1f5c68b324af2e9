# Should end at the limit of ten tool calls. The client tells the model about the limit, and calls it forever.
import os

from agno.agent import Agent
from agno.models.moonshot import MoonShot
from agno.run import RunStatus


def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


model = MoonShot(
    id=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
agent = Agent(model=model, tools=[weather], tool_call_limit=10, telemetry=False)
response = agent.run("What is the weather like in Paris?")
if response.status == RunStatus.error:
    raise SystemExit(response.content)
print(response.content)
