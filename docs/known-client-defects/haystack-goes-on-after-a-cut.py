# Should stop where the token limit truncates the second of two tool calls. The client drops that call and goes on.
import os

from haystack.components.agents import Agent
from haystack.components.generators.chat import OpenAIChatGenerator
from haystack.dataclasses import ChatMessage
from haystack.tools import tool
from haystack.utils import Secret


@tool
def weather(city: str) -> str:
    """Tell the weather of a city."""
    return "sunny"


generator = OpenAIChatGenerator(
    api_key=Secret.from_env_var("HF_TOKEN"),
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base_url="https://router.huggingface.co/v1",
)
agent = Agent(chat_generator=generator, tools=[weather])
question = ChatMessage.from_user("What is the weather like in Paris?")
print(agent.run([question])["last_message"].text)
