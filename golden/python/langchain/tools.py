import os
from typing import Annotated

from langchain.agents import create_agent
from langchain_openai import ChatOpenAI


def get_weather(city: Annotated[str, "City name"]) -> dict:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


# ChatOpenAI drops the model's reasoning between rounds.
model = ChatOpenAI(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
agent = create_agent(model, tools=[get_weather])

messages = [{"role": "user", "content": "What is the weather in Paris and Tokyo?"}]
result = agent.invoke({"messages": messages}, {"recursion_limit": 20})

for message in result["messages"]:
    reason = message.response_metadata.get("finish_reason")
    if reason in ("length", "content_filter"):
        raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
refusal = message.additional_kwargs.get("refusal")
# If the arguments of a tool call aren't JSON, the agent ends with the reason tool_calls.
if reason == "tool_calls" or not message.text:
    raise SystemExit(f"Incomplete answer ({refusal or reason}): raise max_tokens or rephrase")
print(message.text)
