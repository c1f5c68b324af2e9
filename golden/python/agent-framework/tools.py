import asyncio
import json
import os
from typing import Annotated

from agent_framework import Agent, Content
from agent_framework.openai import OpenAIChatCompletionClient


def get_weather(city: Annotated[str, "City name"]) -> dict:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


def keep_reasoning(message, contents):
    # Services use one of two names for reasoning.
    for field in ("reasoning_content", "reasoning"):
        if text := getattr(message, field, None):
            kept = json.dumps(field)
            others = [part for part in contents if part.type != "text_reasoning"]
            return [Content.from_text_reasoning(text=text, protected_data=kept), *others]
    return contents


def send_reasoning(message, prepared):
    reasoning = "".join(part.text or "" for part in message.contents if part.type == "text_reasoning")
    for each in prepared:
        # keep_reasoning stored the field's name here; put the reasoning into that field.
        if isinstance(each.get("reasoning_details"), str):
            each[each.pop("reasoning_details")] = reasoning
    return prepared


def is_refusal(part):
    # The framework returns a refusal as text and marks it.
    return part.additional_properties.get("model_output_kind") == "refusal"


client = OpenAIChatCompletionClient(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    response_parser=keep_reasoning,
    message_preparer=send_reasoning,
    function_invocation_configuration={"max_iterations": 10},
)
agent = Agent(client=client, tools=[get_weather])


async def main():
    prompt = "What is the weather in Paris and Tokyo?"
    response = await agent.run(prompt)
    message, reason = response.messages[-1], response.finish_reason
    if message.text and not any(part.raw_representation for part in message.contents):
        # At its limit, the framework adds its own sentence.
        raise SystemExit("The model did not answer within 10 rounds.")
    if reason == "tool_calls":
        # Or it drops the tool calls of the last round.
        raise SystemExit("The model did not answer within 10 rounds.")
    if any(map(is_refusal, message.contents)):
        raise SystemExit(f"The model refused: {message.text}")
    if reason in ("length", "content_filter") or not message.text:
        raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
    print(message.text)


asyncio.run(main())
