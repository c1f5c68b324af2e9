import json
import os

import requests

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

response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "model": "openai/gpt-oss-120b:together",
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "Answer", "strict": True, "schema": SCHEMA},
        },
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

choice = response.json()["choices"][0]
message, reason = choice["message"], choice["finish_reason"]
content, refusal = message.get("content"), message.get("refusal")
if reason in ("length", "content_filter") or not content:
    raise SystemExit(
        f"No complete answer (finish_reason: {refusal or reason}). "
        "Raise max_tokens or change the prompt."
    )
answer = json.loads(content)
print(json.dumps(answer, indent=2, ensure_ascii=False))
