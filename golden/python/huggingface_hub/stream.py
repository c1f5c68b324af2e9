import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])

stream = client.chat.completions.create(
    model="openai/gpt-oss-120b:together",
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    stream=True,
)

answered, reason = None, None
for chunk in stream:
    if chunk.choices and chunk.choices[0].delta:
        delta = chunk.choices[0].delta
        print(delta.content or "", end="", flush=True)
        answered = answered or delta.content
        reason = chunk.choices[0].finish_reason or reason
print()
if reason in ("length", "content_filter") or not answered:
    raise SystemExit(
        f"No complete answer (finish_reason: {reason}). "
        "Raise max_tokens or change the prompt."
    )
