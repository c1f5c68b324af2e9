import json
import os

import requests

response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "model": "openai/gpt-oss-120b:together",
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
        "stream": True,
    },
    stream=True,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

answered, reason = None, None
for line in response.iter_lines():
    field, _, data = line.partition(b":")
    if data.strip() == b"[DONE]":
        break
    if not field.endswith(b"data"):
        continue
    chunk = json.loads(data)
    if error := chunk.get("error") or chunk.get("message"):
        raise SystemExit(f"The stream broke off: {error}")
    for choice in chunk.get("choices") or []:
        delta = choice.get("delta") or {}
        print(delta.get("content") or "", end="", flush=True)
        answered = answered or delta.get("content")
        reason = choice.get("finish_reason") or reason
print()
if reason in ("length", "content_filter") or not answered:
    raise SystemExit(
        f"No complete answer (finish_reason: {reason}). "
        "Raise max_tokens or change the prompt."
    )
