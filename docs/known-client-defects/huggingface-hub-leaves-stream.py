# Should close the stream that it read. The client leaves the stream open at its end mark. Python closes the generators
# only when it discards them: depending on the order in which asyncio closes them, a traceback follows the response.
import asyncio
import os
import sys

from huggingface_hub import AsyncInferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = AsyncInferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]


async def main():
    def report(generator):
        print(f"left open: {generator.__qualname__}", file=sys.stderr)
        close(generator)

    _, close = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(finalizer=report)
    async for chunk in await client.chat_completion(messages, model=model, stream=True):
        print(chunk.choices[0].delta.content, end="")


asyncio.run(main())
