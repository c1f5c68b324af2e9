import asyncio
import json
import os

import httpx


async def read(response):
    """The chunks of a stream."""
    rest = b""
    async for part in response.aiter_bytes():
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            data = line[5:].strip()
            if not line.startswith(b"data:") or data == b"[DONE]":
                continue
            chunk = json.loads(data)
            if chunk.get("error"):
                raise SystemExit(f"The stream broke off: {chunk['error']}")
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
            for choice in chunk["choices"]:
                print(choice["delta"].get("content") or "", end="", flush=True)
        print()


asyncio.run(main())
