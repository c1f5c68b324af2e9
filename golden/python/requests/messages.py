import os

import requests

response = requests.post(
    "https://router.huggingface.co/v1/messages",
    headers={
        "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
        "anthropic-version": "2026-10-21",
    },
    json={
        "model": "openai/gpt-oss-120b:together",
        "max_tokens": 1024,
        "messages": [
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

message = response.json()
for block in message["content"]:
    if block["type"] == "text":
        print(block["text"])
stop_reason = message["stop_reason"]
is_empty = all("thinking" in block["type"] for block in message["content"])
if is_empty or stop_reason in ("max_tokens", "refusal", "model_context_window_exceeded"):
    raise SystemExit(f"Incomplete answer ({stop_reason}): raise max_tokens or rephrase")
