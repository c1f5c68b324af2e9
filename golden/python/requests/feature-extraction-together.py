import os

import requests

response = requests.post(
    "https://router.huggingface.co/together/v1/embeddings",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "model": "acme/demo",
        "input": "Rain is expected along the coast this evening.",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")

embedding = response.json()["data"][0]["embedding"]
print(len(embedding), "numbers:", embedding[:5])
