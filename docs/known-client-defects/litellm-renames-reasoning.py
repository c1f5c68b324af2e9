# Should send reasoning back under the name that it arrived with. The client sends it as `reasoning_content`.
import os

import litellm

parameters = {"type": "object", "properties": {"city": {"type": "string"}}}
tool = {"type": "function", "function": {"name": "weather", "parameters": parameters}}
messages = [{"role": "user", "content": "What is the weather like in Paris?"}]


def complete():
    return litellm.completion(
        model="openai/" + os.environ.get("MODEL", "acme/lantern"),
        api_base="https://router.huggingface.co/v1",
        api_key=os.environ["HF_TOKEN"],
        messages=messages,
        tools=[tool],
    ).choices[0].message


turn = complete()
call = turn.tool_calls[0]
messages += [turn, {"role": "tool", "tool_call_id": call.id, "content": "sunny"}]
print(complete().content)
