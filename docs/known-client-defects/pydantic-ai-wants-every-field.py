# Should read a response that contains its text. The client fails without `created`, `object`, or complete usage values.
import os

from pydantic_ai import Agent
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider

provider = OpenAICompatibleProvider(
    "huggingface",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatModel(os.environ.get("MODEL", "acme/lantern"), provider=provider)
print(Agent(model).run_sync("Hello").output)
