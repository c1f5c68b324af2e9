# Should end with the stream, and print no more. Leaves it at its end mark, and its generators complain when asyncio ends.
import asyncio
import os

from huggingface_hub import AsyncInferenceClient

model = os.environ.get("MODEL", "acme/lantern")
client = AsyncInferenceClient(api_key=os.environ["HF_TOKEN"])
messages = [{"role": "user", "content": "Hello"}]


async def main():
    async for chunk in await client.chat_completion(messages, model=model, stream=True):
        print(chunk.choices[0].delta.content, end="")


asyncio.run(main())
