import os
from typing import Literal

from anthropic import Anthropic
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


client = Anthropic(
    base_url="https://router.huggingface.co",
    api_key=os.environ["HF_TOKEN"],
)

message = client.messages.parse(
    model="openai/gpt-oss-120b:together",
    max_tokens=1024,
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    output_format=Answer,
)

if message.parsed_output is None:
    raise SystemExit(
        f"No complete answer (stop_reason: {message.stop_reason}). "
        "Raise max_tokens or change the prompt."
    )
print(message.parsed_output.model_dump_json(indent=2))
