import os

from anthropic import Anthropic

client = Anthropic(
    base_url="https://router.huggingface.co",
    api_key=os.environ["HF_TOKEN"],
)

stream = client.messages.create(
    model="openai/gpt-oss-120b:together",
    max_tokens=1024,
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    stream=True,
)

for event in stream:
    if event.type == "content_block_delta" and event.delta.type == "text_delta":
        print(event.delta.text, end="", flush=True)
    elif event.type == "message_delta" and event.delta.stop_reason in ("max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {event.delta.stop_reason}")
print()
