import os
from typing import Literal

import instructor
from instructor.core import IncompleteOutputException, InstructorRetryException
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


def request_strict(**kwargs):
    # Instructor doesn't set strict.
    kwargs["response_format"]["json_schema"]["strict"] = True


client = instructor.from_provider(
    # The prefix says that the service uses OpenAI's API.
    "openai/openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    mode=instructor.Mode.JSON_SCHEMA,
)
client.on("completion:kwargs", request_strict)

try:
    answer = client.create(
        messages=[
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
        response_model=Answer,
        # Don't ask again if the answer doesn't fit.
        max_retries=0,
    )
except (IncompleteOutputException, InstructorRetryException) as error:
    choice = error.last_completion and error.last_completion.choices[0]
    if choice and (choice.finish_reason in ("length", "content_filter") or not choice.message.content):
        raise SystemExit(f"Incomplete answer ({choice.message.refusal or choice.finish_reason}): raise max_tokens or rephrase")
    raise

print(answer.model_dump_json(indent=2))
