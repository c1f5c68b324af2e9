import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

response = client.responses.create(
    model="openai/gpt-oss-120b:together",
    input="Why is the sky blue? Answer in one sentence.",
)

print(response.output_text)
if response.status not in ("completed", None) or not response.output_text:
    raise SystemExit(
        f"No complete answer (status: {response.error or response.incomplete_details or response.status}). "
        "Raise max_output_tokens or change the prompt."
    )
