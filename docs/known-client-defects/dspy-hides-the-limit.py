# Should say that the token limit truncated a tool call. The client says that the response ended with tool calls.
import os

import dspy
from dspy.lm15 import FunctionTool, Message, Request

parameters = {"type": "object", "properties": {"city": {"type": "string"}}}
tool = FunctionTool(
    name="weather", description="Tell the weather of a city.", parameters=parameters
)
lm = dspy.LM(
    "openai/" + os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    cache=False,
)
question = Message.user("What is the weather like in Paris?")
turn = lm(Request(model=lm.model, messages=[question], tools=[tool]))
print("finish_reason:", turn.finish_reason)
