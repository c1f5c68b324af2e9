# Should read two tool calls with different ids at the same index. The client merges their arguments.
import os

from strands import Agent, tool
from strands.models.openai import OpenAIModel


@tool
def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


model = OpenAIModel(
    client_args={
        "base_url": "https://router.huggingface.co/v1",
        "api_key": os.environ["HF_TOKEN"],
    },
    model_id=os.environ.get("MODEL", "acme/lantern"),
)
agent = Agent(model=model, tools=[weather], callback_handler=None)
print(agent("What is the weather like in Paris?"))
