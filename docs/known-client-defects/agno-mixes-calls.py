# Should read two calls with ids of their own at one index. The client puts their arguments together.
import os

from agno.agent import Agent
from agno.models.moonshot import MoonShot
from agno.run.agent import RunEvent


def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


model = MoonShot(
    id=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
agent = Agent(model=model, tools=[weather], tool_call_limit=10, telemetry=False)
for event in agent.run("What is the weather like in Paris?", stream=True):
    if event.event == RunEvent.run_error:
        raise SystemExit(event.content)
