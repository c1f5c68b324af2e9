# Should read a response that contains its text. The client fails if the response has no date.
import asyncio
import os

from agent_framework import Agent
from agent_framework.openai import OpenAIChatCompletionClient

client = OpenAIChatCompletionClient(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    print((await Agent(client=client).run("Hello")).text)


asyncio.run(main())
