# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.
import asyncio
import os

from agents import Agent, OpenAIChatCompletionsModel, Runner, set_tracing_disabled
from openai import AsyncOpenAI

set_tracing_disabled(True)
client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatCompletionsModel(
    model=os.environ.get("MODEL", "acme/lantern"), openai_client=client
)


async def main():
    result = Runner.run_streamed(Agent(name="Assistant", model=model), "Hello")
    async for event in result.stream_events():
        if event.type == "raw_response_event" and event.data.type == "response.output_text.delta":
            print(event.data.delta, end="")


asyncio.run(main())
