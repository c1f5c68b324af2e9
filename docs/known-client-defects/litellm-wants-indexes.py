# Should keep apart two streamed calls whose later parts have neither index nor id. The client gives all of them index 0.
import os

import litellm

parameters = {"type": "object", "properties": {"city": {"type": "string"}}}
tool = {"type": "function", "function": {"name": "weather", "parameters": parameters}}
stream = litellm.completion(
    model="openai/" + os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    messages=[{"role": "user", "content": "What is the weather like in Paris?"}],
    tools=[tool],
    stream=True,
)
parts = [part for chunk in stream for part in chunk.choices[0].delta.tool_calls or []]
print([part.index for part in parts])
