import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"]
)

response = client.responses.create(
    model="openai/gpt-oss-120b:together",
    input="Why is the sky blue? Answer in one sentence.",
)

if response.status not in ("completed", None):
    raise SystemExit(f"The response is {response.status}: {response.error or response.incomplete_details}")
print(response.output_text)
