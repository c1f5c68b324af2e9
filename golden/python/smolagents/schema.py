import os
from typing import Literal

from pydantic import BaseModel, Field
from smolagents import OpenAIModel


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


model = OpenAIModel(
    model_id="openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    # Otherwise, smolagents retries for minutes.
    retry=False,
)

messages = [{"role": "user", "content": "Why is the sky blue? Answer in one sentence."}]
response = model.generate(
    messages,
    response_format={
        "type": "json_schema",
        "json_schema": {
            "name": "Answer",
            "strict": True,
            "schema": Answer.model_json_schema(),
        },
    },
)

choice = response.raw.choices[0]
if choice.finish_reason in ("length", "content_filter") or not response.content:
    raise SystemExit(f"Incomplete answer ({choice.message.refusal or choice.finish_reason}): raise max_tokens or rephrase")
answer = Answer.model_validate_json(response.content)
print(answer.model_dump_json(indent=2))
