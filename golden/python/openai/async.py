import asyncio
import os

from openai import AsyncOpenAI

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    completion = await client.chat.completions.create(
        model="openai/gpt-oss-120b:together",
        messages=[
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    )

    choice = completion.choices[0]
    print(choice.message.content or "")
    if choice.finish_reason in ("length", "content_filter") or not choice.message.content:
        raise SystemExit(
            f"No complete answer (finish_reason: {choice.finish_reason}). "
            "Raise max_tokens or change the prompt."
        )


asyncio.run(main())
