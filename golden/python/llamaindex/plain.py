import os

from llama_index.core.llms import ChatMessage
from llama_index.llms.openai_like import OpenAILike

llm = OpenAILike(
    model="openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    is_chat_model=True,
    # The default is one minute, and an answer may take longer.
    timeout=600,
)

messages = [
    ChatMessage(role="user", content="Why is the sky blue? Answer in one sentence."),
]
response = llm.chat(messages)

print(response.message.content)
