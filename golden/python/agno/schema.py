import os
from typing import Literal

from agno.agent import Agent
from agno.models.openai import OpenAILike
from agno.run import RunStatus
from pydantic import BaseModel, Field, ValidationError


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


agent = Agent(
    model=OpenAILike(
        id="openai/gpt-oss-120b:together",
        base_url="https://router.huggingface.co/v1",
        api_key=os.environ["HF_TOKEN"],
    ),
    output_schema=Answer,
    telemetry=False,  # Don't send run data to Agno.
)

prompt = "Why is the sky blue? Answer in one sentence."
response = agent.run(prompt)
if response.status == RunStatus.error:
    raise SystemExit(response.content)
try:
    # response.content can be parsed from part of an incomplete answer.
    answer = Answer.model_validate_json(response.messages[-1].content or "")
except ValidationError as error:
    # Agno doesn't say whether the model was cut off or refused.
    raise SystemExit(f"Incomplete, refused, or invalid answer: {error}")

print(answer.model_dump_json(indent=2))
