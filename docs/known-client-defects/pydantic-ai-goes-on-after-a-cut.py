# Should stop where the token limit truncates a tool call. The client calls the model again first.
import os

from pydantic_ai import Agent
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider


def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


provider = OpenAICompatibleProvider(
    "huggingface",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatModel(os.environ.get("MODEL", "acme/lantern"), provider=provider)
agent = Agent(model=model, tools=[weather])
print(agent.run_sync("What is the weather like in Paris?").output)
