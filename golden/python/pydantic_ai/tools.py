import os
from typing import Annotated

from pydantic import Field
from pydantic_ai import Agent, UsageLimits
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider


def get_weather(city: Annotated[str, Field(description="City name")]) -> dict:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


provider = OpenAICompatibleProvider(
    "huggingface",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatModel("openai/gpt-oss-120b:together", provider=provider)
agent = Agent(
    model,
    tools=[get_weather],
)

prompt = "What is the weather in Paris and Tokyo?"
result = agent.run_sync(prompt, usage_limits=UsageLimits(request_limit=10))
for message in result.all_messages():
    reason = getattr(message, "finish_reason", None)
    if reason in ("length", "content_filter"):
        raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
print(result.output)
