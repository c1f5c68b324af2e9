import json
import os
from typing import Annotated

from agents import Agent, function_tool, ModelBehaviorError, OpenAIChatCompletionsModel, Runner, set_tracing_disabled
from openai import AsyncOpenAI


@function_tool
def get_weather(city: Annotated[str, "City name"]) -> str:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return json.dumps({"city": city, "temperature": 18, "unit": "celsius"})


# Don't send traces to OpenAI.
set_tracing_disabled(True)

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
create_chat = client.chat.completions.create


async def create_checked_chat(**options):
    completion = await create_chat(**options)
    # The SDK drops finish_reason, so a truncated answer would look complete.
    reason = completion.choices[0].finish_reason
    if reason in ("length", "content_filter"):
        raise ModelBehaviorError(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
    return completion


client.chat.completions.create = create_checked_chat
model = OpenAIChatCompletionsModel(
    model="openai/gpt-oss-120b:together",
    openai_client=client,
    should_replay_reasoning_content=lambda context: True,
)
agent = Agent(name="Assistant", model=model, tools=[get_weather])

prompt = "What is the weather in Paris and Tokyo?"
result = Runner.run_sync(agent, prompt)
if not result.final_output:
    raise SystemExit("No answer: raise max_tokens or rephrase")
if any(item.type == "function_call" for item in result.raw_responses[-1].output):
    # The SDK skips a call with the id and arguments of an earlier one.
    raise SystemExit("The model did not answer: it repeated a tool call.")

print(result.final_output)
