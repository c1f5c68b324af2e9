import os
from typing import Literal

import litellm
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


completion = litellm.completion(
    # The prefix says that the service uses OpenAI's API.
    model="openai/openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    response_format=Answer,
)

choice = completion.choices[0]
refusal = getattr(choice.message, "refusal", None)
if choice.finish_reason in ("length", "content_filter") or not choice.message.content:
    raise SystemExit(f"Incomplete answer ({refusal or choice.finish_reason}): raise max_tokens or rephrase")
answer = Answer.model_validate_json(choice.message.content)
print(answer.model_dump_json(indent=2))
