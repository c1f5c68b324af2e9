from typing import Literal

from haystack.components.generators.chat import OpenAIChatGenerator
from haystack.dataclasses import ChatMessage
from haystack.utils import Secret
from pydantic import BaseModel, Field


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


generator = OpenAIChatGenerator(
    api_key=Secret.from_env_var("HF_TOKEN"),
    model="openai/gpt-oss-120b:together",
    api_base_url="https://router.huggingface.co/v1",
    generation_kwargs={"response_format": Answer},
    # The default is 30 seconds, and an answer may take longer.
    timeout=600,
)

messages = [ChatMessage.from_user("Why is the sky blue? Answer in one sentence.")]
reply = generator.run(messages)["replies"][0]

if not reply.text:
    raise SystemExit("No answer: the model refused or returned no text")
answer = Answer.model_validate_json(reply.text)
print(answer.model_dump_json(indent=2))
