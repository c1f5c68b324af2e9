# Should send only what it's given. The client adds a `tool_choice`, which not every provider documents.
import os

from pydantic_ai import Agent
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider


def time() -> str:
    """Say what time it is."""
    return "noon"


provider = OpenAICompatibleProvider(
    "huggingface",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatModel(os.environ.get("MODEL", "acme/lantern"), provider=provider)
print(Agent(model=model, tools=[time]).run_sync("Hello").output)
