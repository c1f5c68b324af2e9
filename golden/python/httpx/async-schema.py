import asyncio
import json
import os

import httpx

SCHEMA = {
    "type": "object",
    "properties": {
        "answer": {"type": "string", "description": "The answer in one sentence"},
        "confidence": {"type": "string", "enum": ["low", "medium", "high"]},
        "keywords": {"type": "array", "items": {"type": "string"}},
    },
    "required": ["answer", "confidence", "keywords"],
    "additionalProperties": False,
}


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
                "response_format": {
                    "type": "json_schema",
                    "json_schema": {"name": "Answer", "strict": True, "schema": SCHEMA},
                },
                "stream": False,
            },
        )
        if not response.is_success:
            raise SystemExit(f"{response.status_code} {response.reason_phrase}: {response.text}")

        choices = response.json()["choices"]
        if not choices:
            raise SystemExit("The service sent no choices.")
        finish_reason, message = choices[0]["finish_reason"], choices[0]["message"]
        content, refusal = message["content"] or "", message.get("refusal")
        if finish_reason == "length":
            raise SystemExit("The answer is cut off: it reached the limit of tokens.")
        if refusal:
            raise SystemExit(f"The model refused: {refusal}")
        try:
            answer = json.loads(content)
        except ValueError:
            raise SystemExit(f"The answer is not JSON: {content}")
        if not isinstance(answer, dict) or not all(name in answer for name in SCHEMA["required"]):
            raise SystemExit(f"The answer does not fit the schema: {content}")
        print(json.dumps(answer, indent=2, ensure_ascii=False))


asyncio.run(main())
