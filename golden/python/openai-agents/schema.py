import os
from typing import Literal

from agents import Agent, ModelBehaviorError, OpenAIChatCompletionsModel, Runner, set_tracing_disabled
from openai import AsyncOpenAI
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


# Don't send traces to OpenAI.
set_tracing_disabled(True)

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
create_chat = client.chat.completions.create


async def create_checked_chat(**options):
    completion = await create_chat(**options)
    # The SDK drops finish_reason, so a truncated answer would look complete.
    reason = completion.choices[0].finish_reason
    if reason in ("length", "content_filter"):
        raise ModelBehaviorError(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
    return completion


client.chat.completions.create = create_checked_chat
model = OpenAIChatCompletionsModel(
    model="openai/gpt-oss-120b:together",
    openai_client=client,
)
agent = Agent(name="Assistant", model=model, output_type=Answer)

result = Runner.run_sync(agent, "Why is the sky blue? Answer in one sentence.")

print(result.final_output.model_dump_json(indent=2))
