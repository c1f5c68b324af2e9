import os

import dspy
from dspy.lm15 import Message, Request

lm = dspy.LM(
    "openai/openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    # Otherwise DSPy caches answers on disk.
    cache=False,
)


class Chat(dspy.Module):
    def forward(self, request):
        return dspy.Prediction(response=lm(request))


stream = dspy.streamify(Chat(), async_streaming=False)

request = Request(
    model=lm.model,
    messages=[Message.user("Why is the sky blue? Answer in one sentence.")],
)
for value in stream(request=request):
    if not isinstance(value, dspy.Prediction):
        print(value.choices[0].delta.content or "", end="", flush=True)
print()
