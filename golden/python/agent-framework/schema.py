import asyncio
import os
from typing import Literal

from agent_framework import Agent
from agent_framework.openai import OpenAIChatCompletionClient
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


client = OpenAIChatCompletionClient(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
agent = Agent(client=client)


async def main():
    prompt = "Why is the sky blue? Answer in one sentence."
    response = await agent.run(prompt, options={"response_format": Answer})
    reason = response.finish_reason
    if reason in ("length", "content_filter"):
        raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
    # Without an answer, the text is the model's refusal.
    if response.value is None:
        raise SystemExit(f"The model refused or returned nothing: {response.text}")
    print(response.value.model_dump_json(indent=2))


asyncio.run(main())
