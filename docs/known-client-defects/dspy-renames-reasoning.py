# Should send reasoning back under the name that it arrived with. The client sends it as `reasoning_content`.
import os

import dspy
from dspy.lm15 import FunctionTool, Message, Request

parameters = {"type": "object", "properties": {"city": {"type": "string"}}}
tool = FunctionTool(
    name="weather", description="Tell the weather of a city.", parameters=parameters
)
lm = dspy.LM(
    "deepseek/" + os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    cache=False,
)
question = Message.user("What is the weather like in Paris?")
turn = lm(Request(model=lm.model, messages=[question], tools=[tool]))
result = Message.tool(turn.tool_calls[0].id, "sunny")
print(lm(Request(model=lm.model, messages=[question, turn.message, result])).text)
