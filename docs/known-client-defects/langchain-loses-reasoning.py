# Should send the assistant's turn back unchanged. The client drops the model's reasoning.
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
question = {"role": "user", "content": "What is the weather like in Paris?"}
turn = model.invoke([question])
result = {"role": "tool", "tool_call_id": turn.tool_calls[0]["id"], "content": "sunny"}
print(model.invoke([question, turn, result]).text)
