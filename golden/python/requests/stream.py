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

for line in response.iter_lines():
    if line.endswith(b"[DONE]"):
        break
    chunk = json.loads(line.partition(b"data:")[2] or b"{}")
    if error := chunk.get("error") or chunk.get("message"):
        raise SystemExit(f"The stream broke off: {error}")
    for choice in chunk.get("choices") or []:
        print((choice.get("delta") or {}).get("content") or "", end="", flush=True)
print()
