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
if message.stop_reason in ("max_tokens", "refusal", "model_context_window_exceeded"):
    raise SystemExit(
        f"No complete answer (stop_reason: {message.stop_reason}). "
        "Raise max_tokens or change the prompt."
    )
