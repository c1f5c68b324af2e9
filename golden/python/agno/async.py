import asyncio
import os

from agno.agent import Agent
from agno.models.openai import OpenAILike
from agno.run import RunStatus

agent = Agent(
    model=OpenAILike(
        id="openai/gpt-oss-120b:together",
        base_url="https://router.huggingface.co/v1",
        api_key=os.environ["HF_TOKEN"],
    ),
    telemetry=False,  # Don't send run data to Agno.
)


async def main():
    prompt = "Why is the sky blue? Answer in one sentence."
    response = await agent.arun(prompt)
    if response.status == RunStatus.error:
        raise SystemExit(response.content)

    print(response.content)


asyncio.run(main())
