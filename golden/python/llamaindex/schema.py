import os
from typing import Literal

from llama_index.core.llms import ChatMessage
from llama_index.llms.openai_like import OpenAILike
from pydantic import BaseModel, Field, ValidationError


class Answer(BaseModel, extra="forbid", strict=True):
    answer: str = Field(description="The answer in one sentence")
    confidence: Literal["low", "medium", "high"]
    keywords: list[str]


llm = OpenAILike(
    model="openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    is_chat_model=True,
    should_use_structured_outputs=True,
    # The default is one minute, and an answer may take longer.
    timeout=600,
)
structured_llm = llm.as_structured_llm(Answer)

messages = [
    ChatMessage(role="user", content="Why is the sky blue? Answer in one sentence."),
]
try:
    response = structured_llm.chat(messages)
except ValidationError as error:
    # LlamaIndex doesn't say whether the model was cut off or refused.
    raise SystemExit(f"Incomplete, refused, or invalid answer: {error}")

print(response.raw.model_dump_json(indent=2))
