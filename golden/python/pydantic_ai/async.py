import asyncio
import os

from pydantic_ai import Agent
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider

provider = OpenAICompatibleProvider(
    "huggingface",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatModel("openai/gpt-oss-120b:together", provider=provider)
agent = Agent(model)


async def main():
    result = await agent.run("Why is the sky blue? Answer in one sentence.")

    print(result.output)


asyncio.run(main())
