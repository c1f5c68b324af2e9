# Should stop where the token limit truncates a tool call. The client ignores `finish_reason`, and calls the model again.
import asyncio
import os

from llama_index.core.agent.workflow import FunctionAgent
from llama_index.llms.openai_like import OpenAILike


def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


llm = OpenAILike(
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    is_chat_model=True,
    is_function_calling_model=True,
)
agent = FunctionAgent(llm=llm, tools=[weather], streaming=False)


async def main():
    print(await agent.run("What is the weather like in Paris?"))


asyncio.run(main())
