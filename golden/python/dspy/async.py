import asyncio
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


async def main():
    request = Request(
        model=lm.model,
        messages=[Message.user("Why is the sky blue? Answer in one sentence.")],
    )
    response = await lm.acall(request)

    print(response.text)


asyncio.run(main())
