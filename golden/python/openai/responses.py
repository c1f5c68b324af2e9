import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"]
)

response = client.responses.create(
    model="openai/gpt-oss-120b:together",
    input="Why is the sky blue? Answer in one sentence.",
)

if response.error:
    raise SystemExit(f"The response failed: {response.error.message}")
print(response.output_text)
if response.status not in ("completed", None) or not response.output_text:
    reason = response.incomplete_details or response.output
    raise SystemExit(f"Incomplete answer ({reason}): raise max_output_tokens or rephrase")
