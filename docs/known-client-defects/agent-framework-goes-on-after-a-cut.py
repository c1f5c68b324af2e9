# Should stop where the token limit truncates a tool call. The client calls the model again first.
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
    print((await agent.run("What is the weather like in Paris?")).text)


asyncio.run(main())
