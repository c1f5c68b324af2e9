# Should say that the token limit truncated the response. The client drops `finish_reason`.
import os

from agents import Agent, OpenAIChatCompletionsModel, Runner, set_tracing_disabled
from openai import AsyncOpenAI

set_tracing_disabled(True)
client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"]
)
model = OpenAIChatCompletionsModel(
    model=os.environ.get("MODEL", "acme/lantern"), openai_client=client
)
result = Runner.run_sync(Agent(name="Assistant", model=model), "Hello")
print(result.final_output, result.raw_responses)
