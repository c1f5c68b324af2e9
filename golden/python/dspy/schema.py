import os
from typing import Literal

import dspy
from dspy.lm15 import Config, Message, RefusalPart, Request
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


lm = dspy.LM(
    "openai/openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    # Otherwise DSPy caches answers on disk.
    cache=False,
)

request = Request(
    model=lm.model,
    messages=[Message.user("Why is the sky blue? Answer in one sentence.")],
    config=Config(
        # If it's set elsewhere, DSPy parses the answer itself.
        extensions={
            "response_format": {
                "type": "json_schema",
                "json_schema": {
                    "name": "Answer",
                    "strict": True,
                    "schema": Answer.model_json_schema(),
                },
            },
        },
    ),
)
response = lm(request)

refusal = response.message.first(RefusalPart)
if refusal:
    raise SystemExit(f"The model refused: {refusal.text}")
# response.finish_reason can hide why the model stopped.
reason = response.provider_data["choices"][0].get("finish_reason")
if reason in ("length", "content_filter") or not response.text:
    raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
answer = Answer.model_validate_json(response.text)
print(answer.model_dump_json(indent=2))
