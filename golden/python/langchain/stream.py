import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

messages = [{"role": "user", "content": "Why is the sky blue? Answer in one sentence."}]
answered = reason = None
for chunk in model.stream(messages):
    print(chunk.text, end="", flush=True)
    answered = answered or chunk.text
    reason = chunk.response_metadata.get("finish_reason") or reason
print()
if reason in ("length", "content_filter") or not answered:
    raise SystemExit(
        f"No complete answer (finish_reason: {reason}). "
        "Raise max_tokens or change the prompt."
    )
