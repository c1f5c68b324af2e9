import asyncio
import os

from openai import APIStatusError, AsyncOpenAI

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    try:
        completion = await client.chat.completions.create(
            model="openai/gpt-oss-120b:together",
            messages=[
                {
                    "role": "user",
                    "content": "Why is the sky blue? Answer in one sentence.",
                },
            ],
        )
    except APIStatusError as error:
        raise SystemExit(f"{error.status_code}: {error.response.text}")

    print(completion.choices[0].message.content)


asyncio.run(main())
