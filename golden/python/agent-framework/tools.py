import asyncio
import json
import os
from typing import Annotated

from agent_framework import Agent, Content
from agent_framework.openai import OpenAIChatCompletionClient


def get_weather(city: Annotated[str, "Name of the city"]) -> dict:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


def keep_reasoning(message, contents):
    # Services use one of two names for reasoning.
    for field in ("reasoning_content", "reasoning"):
        if text := getattr(message, field, None):
            kept = json.dumps(field)
            return [Content.from_text_reasoning(text=text, protected_data=kept), *contents]
    return contents


def send_reasoning(message, prepared):
    parts = [part.text for part in message.contents if part.type == "text_reasoning"]
    for each in prepared:
        if any(parts) and "reasoning_details" in each:
            each[each.pop("reasoning_details")] = "".join(parts)
    return prepared


client = OpenAIChatCompletionClient(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    response_parser=keep_reasoning,
    message_preparer=send_reasoning,
)
agent = Agent(client=client, tools=[get_weather])


async def main():
    prompt = "What is the weather like in Paris and in Tokyo?"
    response = await agent.run(prompt)
    print(response.messages[-1].text)
    if response.finish_reason in ("length", "content_filter") or not response.messages[-1].text:
        raise SystemExit(f"Incomplete answer ({response.finish_reason}): raise max_tokens or rephrase")


asyncio.run(main())
