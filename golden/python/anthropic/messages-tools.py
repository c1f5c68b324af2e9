import json
import os

from anthropic import Anthropic


def get_weather(city):
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


functions = {"get_weather": get_weather}
tools = [
    {
        "name": "get_weather",
        "description": "Get the current weather of a city.",
        "input_schema": {
            "type": "object",
            "properties": {"city": {"type": "string", "description": "City name"}},
            "required": ["city"],
        },
    },
]

client = Anthropic(
    base_url="https://router.huggingface.co",
    api_key=os.environ["HF_TOKEN"],
)

messages = [{"role": "user", "content": "What is the weather in Paris and Tokyo?"}]
for _ in range(10):
    message = client.messages.create(
        model="openai/gpt-oss-120b:together",
        max_tokens=4096,
        messages=messages,
        tools=tools,
    )

    for block in message.content:
        if block.type == "text":
            print(block.text)
    calls = [block for block in message.content if block.type == "tool_use"]
    texts = [block for block in message.content if block.type == "text" and block.text]
    paused = message.stop_reason == "pause_turn"
    is_empty = not (calls or texts or paused)
    if is_empty or message.stop_reason in ("max_tokens", "refusal", "model_context_window_exceeded"):
        raise SystemExit(f"Incomplete answer ({message.stop_reason}): raise max_tokens or rephrase")
    # To resume a paused turn, send it back.
    if not (calls or paused):
        break
    messages.append({"role": "assistant", "content": message.content})
    results = []
    for call in calls:
        content = json.dumps(functions[call.name](**call.input))
        results.append({"type": "tool_result", "tool_use_id": call.id, "content": content})
    if results:
        messages.append({"role": "user", "content": results})
else:
    raise SystemExit("The model did not answer within 10 rounds.")
