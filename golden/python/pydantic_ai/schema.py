import os
from typing import Literal

from pydantic import BaseModel, Field
from pydantic_ai import Agent, NativeOutput
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


provider = OpenAICompatibleProvider(
    "huggingface",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatModel("openai/gpt-oss-120b:together", provider=provider)
agent = Agent(
    model,
    output_type=NativeOutput(Answer),
    # Fail instead of asking again.
    retries=0,
)

result = agent.run_sync("Why is the sky blue? Answer in one sentence.")

print(result.output.model_dump_json(indent=2))
