# Should read two tool calls with different ids at the same index. The client fails with its own error.
import asyncio
import os

from agent_framework import Agent
from agent_framework.openai import OpenAIChatCompletionClient


def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


client = OpenAIChatCompletionClient(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
agent = Agent(client=client, tools=[weather])


async def main():
    async for update in agent.run("What is the weather like in Paris?", stream=True):
        print(update.text, end="")


asyncio.run(main())
