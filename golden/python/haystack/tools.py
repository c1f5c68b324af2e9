from typing import Annotated

from haystack.components.agents import Agent
from haystack.components.generators.chat import OpenAIChatGenerator
from haystack.dataclasses import ChatMessage
from haystack.tools import tool
from haystack.utils import Secret


@tool
def get_weather(city: Annotated[str, "City name"]) -> dict:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


# OpenAIChatGenerator drops the model's reasoning between rounds.
generator = OpenAIChatGenerator(
    api_key=Secret.from_env_var("HF_TOKEN"),
    model="openai/gpt-oss-120b:together",
    api_base_url="https://router.huggingface.co/v1",
    # The default is 30 seconds, and an answer may take longer.
    timeout=600,
)
agent = Agent(chat_generator=generator, tools=[get_weather], max_agent_steps=10)

messages = [ChatMessage.from_user("What is the weather in Paris and Tokyo?")]
result = agent.run(messages)

if result["exit_reason"] == "max_agent_steps":
    raise SystemExit("No answer within 10 rounds: the model called tools, refused, or returned no text.")
for message in result["messages"]:
    reason = message.meta.get("finish_reason")
    if reason in ("length", "content_filter"):
        raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
# If the arguments of a tool call aren't JSON, the agent ends with the reason tool_calls.
if reason == "tool_calls" or not result["last_message"].text:
    raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
print(result["last_message"].text)
