# Should fail with the service's error. If an event named `error` has no `error` field in its data, the client's error omits the message.
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
    async for update in Agent(client=client).run("Hello", stream=True):
        print(update.text, end="")


asyncio.run(main())
