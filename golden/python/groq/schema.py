from typing import Literal

from groq import Groq
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


client = Groq()

completion = client.chat.completions.create(
    model="openai/gpt-oss-120b",
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    response_format={
        "type": "json_schema",
        "json_schema": {
            "name": "Answer",
            "strict": True,
            "schema": Answer.model_json_schema(),
        },
    },
)

message, reason = completion.choices[0].message, completion.choices[0].finish_reason
content, refusal = message.content, getattr(message, "refusal", None)
if reason in ("length", "content_filter") or not content:
    raise SystemExit(f"Incomplete answer ({refusal or reason}): raise max_tokens or rephrase")
answer = Answer.model_validate_json(content)
print(answer.model_dump_json(indent=2))
