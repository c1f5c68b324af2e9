import json
import os
from typing import Annotated

import dspy
from dspy.lm15 import Message, Request, tool


def get_weather(city: Annotated[str, "City name"]) -> dict:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


functions = {"get_weather": get_weather}
tools = [tool(get_weather)]

lm = dspy.LM(
    # With this prefix, DSPy sends reasoning back, as reasoning_content.
    "deepseek/openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    # Otherwise DSPy caches answers on disk.
    cache=False,
)

messages = [
    Message.user("What is the weather in Paris and Tokyo?"),
]
for _ in range(10):
    request = Request(
        model=lm.model,
        messages=messages,
        tools=tools,
    )
    response = lm(request)

    # response.finish_reason can hide why the model stopped.
    reason = response.provider_data["choices"][0].get("finish_reason")
    answered = response.text or response.tool_calls
    if reason in ("length", "content_filter") or not answered:
        raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
    if not response.tool_calls:
        print(response.text)
        break
    messages.append(response.message)
    for call in response.tool_calls:
        content = json.dumps(functions[call.name](**call.input))
        messages.append(Message.tool(call.id, content))
else:
    raise SystemExit("The model did not answer within 10 rounds.")
