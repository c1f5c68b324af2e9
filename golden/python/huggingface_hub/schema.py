import os
from typing import Literal

from huggingface_hub import InferenceClient
from pydantic import BaseModel, Field, ValidationError


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


client = InferenceClient(
    api_key=os.environ["HF_TOKEN"],
)

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

if not completion.choices:
    raise SystemExit("The service sent no choices.")
finish_reason = completion.choices[0].finish_reason
message = completion.choices[0].message
content, refusal = message.content or "", message.get("refusal")
if finish_reason == "length":
    raise SystemExit("The answer is cut off: it reached the limit of tokens.")
if refusal:
    raise SystemExit(f"The model refused: {refusal}")
try:
    answer = Answer.model_validate_json(content)
except ValidationError as error:
    raise SystemExit(f"The answer does not fit: {error}")
print(answer.model_dump_json(indent=2))
