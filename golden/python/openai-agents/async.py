import asyncio
import os

from agents import Agent, OpenAIChatCompletionsModel, Runner, set_tracing_disabled
from openai import AsyncOpenAI

# Don't send traces to OpenAI.
set_tracing_disabled(True)

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatCompletionsModel(
    model="openai/gpt-oss-120b:together",
    openai_client=client,
)
agent = Agent(name="Assistant", model=model)


async def main():
    result = await Runner.run(agent, "Why is the sky blue? Answer in one sentence.")

    print(result.final_output)


asyncio.run(main())
