import asyncio
import json
import os

import httpx


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


async def main():
    messages = [{"role": "user", "content": "What is the weather in Paris and Tokyo?"}]
    async with httpx.AsyncClient(timeout=None) as client:
        for _ in range(10):
            response = await client.post(
                "https://router.huggingface.co/v1/chat/completions",
                headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
                json={
                    "model": "openai/gpt-oss-120b:together",
                    "messages": messages,
                    "tools": tools,
                },
            )
            if not response.is_success:
                raise SystemExit(f"{response.status_code} {response.reason_phrase}: {response.text}")

            choice = response.json()["choices"][0]
            message, reason = choice["message"], choice["finish_reason"]
            if reason in ("length", "content_filter") or not (message.get("content") or message.get("tool_calls")):
                raise SystemExit(f"Incomplete answer ({message.get('refusal') or reason}): raise max_tokens or rephrase")
            if not message.get("tool_calls"):
                print(message["content"])
                break
            messages.append(message)
            for call in message["tool_calls"]:
                arguments = json.loads(call["function"].get("arguments") or "{}")
                content = json.dumps(functions[call["function"]["name"]](**arguments))
                messages.append({"role": "tool", "tool_call_id": call["id"], "content": content})
        else:
            raise SystemExit("The model did not answer within 10 rounds.")


asyncio.run(main())
