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
    stream = agent.run(prompt, stream=True)
    async for update in stream:
        print(update.text, end="", flush=True)
    print()
    response = await stream.get_final_response()
    if response.finish_reason in ("length", "content_filter") or not response.text:
        raise SystemExit(
            f"No complete answer (finish_reason: {response.finish_reason}). "
            "Raise max_tokens or change the prompt."
        )


asyncio.run(main())
