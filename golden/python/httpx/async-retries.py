import asyncio
import os
import random
import sys

import httpx


async def ask(client, model):
    """Send a request up to 4 times while the service is busy or unreachable."""
    request = client.build_request(
        "POST",
        "https://router.huggingface.co/v1/chat/completions",
        headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
        json={
            "model": model,
            "messages": [
                {
                    "role": "user",
                    "content": "Why is the sky blue? Answer in one sentence.",
                },
            ],
        },
    )
    for attempt in range(4):
        wait = 2**attempt * random.uniform(1, 1.5)
        try:
            response = await client.send(request)
            if response.status_code not in [408, 429, *range(500, 600)]:
                return response
            failure = f"{response.status_code} {response.reason_phrase}: {response.text}"
            after = response.headers.get("Retry-After", "")
            if after.isdigit():
                wait = int(after)
        except httpx.TransportError as error:
            failure = repr(error)
        print(f"{model}: {failure}", file=sys.stderr)
        if attempt == 3 or wait > 120:
            return None
        await asyncio.sleep(wait)


async def main():
    async with httpx.AsyncClient(timeout=60) as client:
        response = await ask(client, "openai/gpt-oss-120b:together")
        if response is None:
            raise SystemExit("The service did not answer.")
        if not response.is_success:
            raise SystemExit(f"{response.status_code} {response.reason_phrase}: {response.text}")

        choice = response.json()["choices"][0]
        print(choice["message"].get("content") or "")
        if choice["finish_reason"] in ("length", "content_filter") or not choice["message"].get("content"):
            raise SystemExit(f"Incomplete answer ({choice['finish_reason']}): raise max_tokens or rephrase")


asyncio.run(main())
