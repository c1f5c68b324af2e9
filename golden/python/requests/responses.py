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
if result.get("status", "completed") != "completed":
    raise SystemExit(
        f"The response is {result['status']}: {result.get('error') or result.get('incomplete_details')}"
    )
text = "".join(
    part["text"]
    for item in result["output"]
    for part in item.get("content") or []
    if part["type"] == "output_text"
)
print(text)
