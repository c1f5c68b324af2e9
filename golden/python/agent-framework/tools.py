import asyncio
import os
from typing import Annotated

from agent_framework import Agent
from agent_framework.openai import OpenAIChatCompletionClient


def get_weather(city: Annotated[str, "Name of the city"]) -> dict:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


client = OpenAIChatCompletionClient(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
agent = Agent(client=client, tools=[get_weather])


async def main():
    prompt = "What is the weather like in Paris and in Tokyo?"
    response = await agent.run(prompt)
    print(response.text)


asyncio.run(main())
