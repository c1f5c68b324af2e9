import asyncio
import json
import os
import re

import httpx


async def read(response):
    """The chunks of a stream."""
    rest = b""
    async for part in response.aiter_bytes():
        *lines, rest = re.split(rb"[\r\n]+", rest + part)
        for line in lines:
            field, _, data = line.partition(b":")
            if data.strip() == b"[DONE]":
                return
            if not field.endswith(b"data"):
                continue
            chunk = json.loads(data)
            if error := chunk.get("error") or chunk.get("message"):
                raise SystemExit(f"The stream broke off: {error}")
            yield chunk


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        request = client.build_request(
            "POST",
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
                "stream": True,
            },
        )
        response = await client.send(request, stream=True)
        if not response.is_success:
            await response.aread()
            raise SystemExit(f"{response.status_code} {response.reason_phrase}: {response.text}")

        async for chunk in read(response):
            for choice in chunk.get("choices") or []:
                print((choice.get("delta") or {}).get("content") or "", end="", flush=True)
        print()


asyncio.run(main())
