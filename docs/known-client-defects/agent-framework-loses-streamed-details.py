# Should send the reasoning details of a stream back unchanged. The client keeps only those of the last chunk.
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
