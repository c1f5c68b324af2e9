import json
import os
from typing import Annotated

from agents import Agent, function_tool, OpenAIChatCompletionsModel, Runner, set_tracing_disabled
from openai import AsyncOpenAI


@function_tool
def get_weather(city: Annotated[str, "Name of the city"]) -> str:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return json.dumps({"city": city, "temperature": 18, "unit": "celsius"})


# Don't send traces to OpenAI.
set_tracing_disabled(True)

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatCompletionsModel(
    model="openai/gpt-oss-120b:together",
    openai_client=client,
    should_replay_reasoning_content=lambda context: True,
)
agent = Agent(name="Assistant", model=model, tools=[get_weather])

prompt = "What is the weather like in Paris and in Tokyo?"
result = Runner.run_sync(agent, prompt)
# The SDK hides finish_reason, so a truncated answer looks complete.
if not result.final_output:
    raise SystemExit("No answer: raise max_tokens or rephrase")

print(result.final_output)
