import os

import litellm

stream = litellm.completion(
    # The first word says that the service speaks OpenAI's API.
    model="openai/openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    stream=True,
)

answered, reason = None, None
for chunk in stream:
    delta = chunk.choices[0].delta
    print(delta.content or "", end="", flush=True)
    answered = answered or delta.content
    reason = chunk.choices[0].finish_reason or reason
print()
if reason in ("length", "content_filter") or not answered:
    raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
