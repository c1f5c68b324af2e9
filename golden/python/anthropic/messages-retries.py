import os

from anthropic import Anthropic, APIConnectionError, APIStatusError

# Retries after 408, 409, 429, 5xx, and lost connections, and waits as long as Retry-After says.
client = Anthropic(
    base_url="https://router.huggingface.co",
    api_key=os.environ["HF_TOKEN"],
    max_retries=3,
    timeout=60,
)

try:
    message = client.messages.create(
        model="openai/gpt-oss-120b:together",
        max_tokens=1024,
        messages=[
            {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
        ],
    )
except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")
except APIConnectionError as error:
    raise SystemExit(f"The service did not answer: {error}")

for block in message.content:
    if block.type == "text":
        print(block.text)
is_empty = all("thinking" in block.type for block in message.content)
if is_empty or message.stop_reason in ("max_tokens", "refusal", "model_context_window_exceeded"):
    raise SystemExit(f"Incomplete answer ({message.stop_reason}): raise max_tokens or rephrase")
