# Should stop where the token limit truncates the second of two tool calls. The client sets that call apart and goes on.
import os

from langchain.agents import create_agent
from langchain_openai import ChatOpenAI


def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


model = ChatOpenAI(
    model=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
agent = create_agent(model, tools=[weather])
question = {"role": "user", "content": "What is the weather like in Paris?"}
print(agent.invoke({"messages": [question]})["messages"][-1].text)
