import json

from together import Together


def get_weather(city):
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


functions = {"get_weather": get_weather}
tools = [
    {
        "type": "function",
        "function": {
            "name": "get_weather",
            "description": "Get the current weather of a city.",
            "parameters": {
                "type": "object",
                "properties": {"city": {"type": "string", "description": "City name"}},
                "required": ["city"],
            },
        },
    },
]

client = Together()

messages = [{"role": "user", "content": "What is the weather in Paris and Tokyo?"}]
for _ in range(10):
    completion = client.chat.completions.create(
        model="openai/gpt-oss-120b", messages=messages, tools=tools
    )

    message = completion.choices[0].message
    reason = completion.choices[0].finish_reason
    if reason in ("length", "content_filter") or not (message.content or message.tool_calls):
        raise SystemExit(f"Incomplete answer ({getattr(message, 'refusal', None) or reason}): raise max_tokens or rephrase")
    if not message.tool_calls:
        print(message.content)
        break
    messages.append(message)
    for call in message.tool_calls:
        arguments = json.loads(call.function.arguments or "{}")
        content = json.dumps(functions[call.function.name](**arguments))
        messages.append({"role": "tool", "tool_call_id": call.id, "content": content})
else:
    raise SystemExit("The model did not answer within 10 rounds.")
