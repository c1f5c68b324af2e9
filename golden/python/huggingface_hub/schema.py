import os
from typing import Literal

from huggingface_hub import InferenceClient
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


client = InferenceClient(api_key=os.environ["HF_TOKEN"])

completion = client.chat.completions.create(
    model="openai/gpt-oss-120b:together",
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

choice = completion.choices[0]
content, refusal, reason = choice.message.content, choice.message.get("refusal"), choice.finish_reason
if reason in ("length", "content_filter") or not content:
    raise SystemExit(
        f"No complete answer (finish_reason: {refusal or reason}). "
        "Raise max_tokens or change the prompt."
    )
answer = Answer.model_validate_json(content)
print(answer.model_dump_json(indent=2))
