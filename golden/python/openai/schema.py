import os
from typing import Literal

from openai import OpenAI
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


client = OpenAI(
    base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"]
)

completion = client.chat.completions.parse(
    model="openai/gpt-oss-120b:together",
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    response_format=Answer,
)

choice = completion.choices[0]
if choice.message.parsed is None:
    raise SystemExit(f"Incomplete answer ({choice.message.refusal or choice.finish_reason}): raise max_tokens or rephrase")
print(choice.message.parsed.model_dump_json(indent=2))
