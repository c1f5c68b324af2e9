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

message = completion.choices[0].message
if message.get("refusal"):
    raise SystemExit(f"The model refused: {message['refusal']}")
answer = Answer.model_validate_json(message.content)
print(answer.model_dump_json(indent=2))
