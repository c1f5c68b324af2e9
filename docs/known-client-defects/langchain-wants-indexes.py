# Should read a streamed call whose later parts have neither index nor id. The client makes a call of each part.
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
