# Should not make a tool call that the token limit truncated. The client treats it as complete, with partial arguments.
import os

from langchain_openai import ChatOpenAI


def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


model = ChatOpenAI(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
).bind_tools([weather])
first, *others = model.stream("What is the weather like in Paris?")
print(sum(others, first).tool_calls)
