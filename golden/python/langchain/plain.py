import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

messages = [{"role": "user", "content": "Why is the sky blue? Answer in one sentence."}]
response = model.invoke(messages)

print(response.text)
reason = response.response_metadata.get("finish_reason")
if reason in ("length", "content_filter") or not response.text:
    raise SystemExit(
        f"No complete answer (finish_reason: {reason}). "
        "Raise max_tokens or change the prompt."
    )
