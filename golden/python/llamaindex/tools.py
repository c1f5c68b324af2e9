import asyncio
import json
import os
from typing import Annotated

from llama_index.core.agent.workflow import FunctionAgent
from llama_index.llms.openai_like import OpenAILike


def get_weather(city: Annotated[str, "City name"]) -> str:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return json.dumps({"city": city, "temperature": 18, "unit": "celsius"})


class WholeAnswers(OpenAILike):
    # LlamaIndex would complete a truncated tool call and continue.
    def get_tool_calls_from_response(self, response, **options):
        reason = response.raw.choices[0].finish_reason
        if reason in ("length", "content_filter"):
            raise RuntimeError(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
        for call in response.raw.choices[0].message.tool_calls or []:
            json.loads(call.function.arguments or "{}")
        return super().get_tool_calls_from_response(response, **options)


# LlamaIndex drops the model's reasoning between rounds.
llm = WholeAnswers(
    model="openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    is_chat_model=True,
    is_function_calling_model=True,
    # The default is one minute, and an answer may take longer.
    timeout=600,
)
# In a stream, LlamaIndex may lose tool calls.
agent = FunctionAgent(tools=[get_weather], llm=llm, streaming=False)


async def main():
    prompt = "What is the weather in Paris and Tokyo?"
    response = await agent.run(prompt, max_iterations=11)
    if not response.response.content:
        message = response.raw["choices"][0]["message"]
        raise SystemExit(f"Incomplete answer ({message.get('refusal') or 'empty'}): raise max_tokens or rephrase")
    print(response)


asyncio.run(main())
