import os

from anthropic import Anthropic

client = Anthropic(
    base_url="https://router.huggingface.co",
    api_key=os.environ["HF_TOKEN"],
)

with client.messages.stream(
    model="openai/gpt-oss-120b:together",
    max_tokens=1024,
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
) as stream:
    for text in stream.text_stream:
        print(text, end="", flush=True)
    message = stream.get_final_message()
print()
is_empty = all("thinking" in block.type for block in message.content)
if message.stop_reason is None:
    raise SystemExit("The stream ended before it was complete.")
if is_empty or message.stop_reason in ("max_tokens", "refusal", "model_context_window_exceeded"):
    raise SystemExit(f"Incomplete answer ({message.stop_reason}): raise max_tokens or rephrase")
