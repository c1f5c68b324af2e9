import asyncio
import os

from agent_framework import Agent
from agent_framework.openai import OpenAIChatCompletionClient

client = OpenAIChatCompletionClient(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
agent = Agent(client=client)


async def main():
    prompt = "Why is the sky blue? Answer in one sentence."
    response = await agent.run(prompt)
    print(response.text)


asyncio.run(main())
