# Should show the service's own finish_reason. The client reports a normal end.
import os

import dspy
from dspy.lm15 import Message, Request

lm = dspy.LM(
    "openai/" + os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    cache=False,
)
question = Message.user("Why is the sky blue?")
turn = lm(Request(model=lm.model, messages=[question]))
print("finish_reason:", turn.finish_reason)
