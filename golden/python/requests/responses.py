import os

import requests

response = requests.post(
    "https://router.huggingface.co/v1/responses",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "model": "openai/gpt-oss-120b:together",
        "input": "Why is the sky blue? Answer in one sentence.",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

result = response.json()
if result.get("error"):
    raise SystemExit(f"The response failed: {result['error']['message']}")
text = "".join(
    part["text"]
    for item in result["output"]
    for part in item.get("content") or []
    if part["type"] == "output_text"
)
print(text)
if result.get("status", "completed") != "completed" or not text:
    reason = result.get("incomplete_details") or result["output"]
    raise SystemExit(f"Incomplete answer ({reason}): raise max_output_tokens or rephrase")
