import os

import requests
from requests.adapters import HTTPAdapter
from urllib3 import Retry

retries = Retry(
    total=3,
    backoff_factor=1,
    backoff_jitter=1,
    status_forcelist=[408, 429, *range(500, 600)],
    allowed_methods=["POST"],
    retry_after_max=120,
    raise_on_status=False,
)
session = requests.Session()
session.mount("https://", HTTPAdapter(max_retries=retries))

try:
    response = session.post(
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
        },
        timeout=60,
    )
except requests.RequestException as error:
    raise SystemExit(f"The service did not answer: {error}")
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

choice = response.json()["choices"][0]
print(choice["message"].get("content") or "")
if choice["finish_reason"] in ("length", "content_filter") or not choice["message"].get("content"):
    raise SystemExit(
        f"No complete answer (finish_reason: {choice['finish_reason']}). "
        "Raise max_tokens or change the prompt."
    )
