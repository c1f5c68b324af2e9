# Should end at `[DONE]`. The client waits until the service closes the connection.
import os

import dspy
from dspy.lm15 import Message, Request

lm = dspy.LM(
    "openai/" + os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    cache=False,
)


class Chat(dspy.Module):
    def forward(self, request):
        return dspy.Prediction(response=lm(request))


request = Request(model=lm.model, messages=[Message.user("Why is the sky blue?")])
for value in dspy.streamify(Chat(), async_streaming=False)(request=request):
    if not isinstance(value, dspy.Prediction):
        print(value.choices[0].delta.content or "", end="", flush=True)
