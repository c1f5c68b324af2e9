# Should send the assistant's turn back unchanged. The client drops `reasoning_details`.
import os

from agents import Agent, OpenAIChatCompletionsModel, Runner, function_tool
from agents import set_tracing_disabled
from openai import AsyncOpenAI

set_tracing_disabled(True)


@function_tool
def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"]
)
model = OpenAIChatCompletionsModel(
    model=os.environ.get("MODEL", "acme/lantern"),
    openai_client=client,
    should_replay_reasoning_content=lambda context: True,
)
agent = Agent(name="Assistant", model=model, tools=[weather])
print(Runner.run_sync(agent, "What is the weather like in Paris?").final_output)
