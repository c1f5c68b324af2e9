import asyncio
import os

from openai import AsyncOpenAI

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"]
)


async def main():
    completion = await client.chat.completions.create(
        model="openai/gpt-oss-120b:together",
        messages=[
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    )

    print(completion.choices[0].message.content)


asyncio.run(main())
