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
    if not line.startswith(b"data:") or line.endswith(b"[DONE]"):
        continue
    chunk = json.loads(line[5:])
    if chunk.get("error"):
        raise SystemExit(f"The stream broke off: {chunk['error']}")
    for choice in chunk["choices"]:
        print(choice["delta"].get("content") or "", end="", flush=True)
print()
