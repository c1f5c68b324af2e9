# Should read a streamed call whose later parts have neither index nor id. The client makes a call of each part.
import asyncio
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
)
agent = Agent(name="Assistant", model=model, tools=[weather])


async def main():
    result = Runner.run_streamed(agent, "What is the weather like in Paris?")
    async for _ in result.stream_events():
        pass
    print(result.final_output)


asyncio.run(main())
