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
model = OpenAIChatCompletionsModel(
    model="openai/gpt-oss-120b:together",
    openai_client=client,
)
agent = Agent(name="Assistant", model=model, output_type=Answer)

try:
    result = Runner.run_sync(agent, "Why is the sky blue? Answer in one sentence.")
except ModelBehaviorError as error:
    # The SDK hides finish_reason: the answer may be truncated.
    raise SystemExit(f"{error}: raise max_tokens or rephrase")

print(result.final_output.model_dump_json(indent=2))
