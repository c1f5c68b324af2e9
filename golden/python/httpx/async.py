import asyncio
import os

import httpx


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        response = await client.post(
            "https://router.huggingface.co/v1/chat/completions",
            headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
            json={
                "model": "openai/gpt-oss-120b:together",
                "messages": [
                    {
                        "role": "user",
                        "content": "Why is the sky blue? Answer in one sentence.",
                    },
                ],
            },
        )
        if not response.is_success:
            raise SystemExit(f"{response.status_code} {response.reason_phrase}: {response.text}")

        print(response.json()["choices"][0]["message"].get("content"))


asyncio.run(main())
