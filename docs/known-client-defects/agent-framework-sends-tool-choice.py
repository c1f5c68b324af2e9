# Should send only what it's given. The client adds a `tool_choice`, which not every provider documents.
import asyncio
import os

from agent_framework import Agent
from agent_framework.openai import OpenAIChatCompletionClient


def time() -> str:
    """Say what time it is."""
    return "noon"


client = OpenAIChatCompletionClient(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
print(asyncio.run(Agent(client=client, tools=[time]).run("Hello")).text)
