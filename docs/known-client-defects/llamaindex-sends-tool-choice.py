# Should send only what it's given. The client adds a `tool_choice`, which not every provider documents.
import os

from llama_index.core.tools import FunctionTool
from llama_index.llms.openai_like import OpenAILike

llm = OpenAILike(
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    is_chat_model=True,
    is_function_calling_model=True,
)
time = FunctionTool.from_defaults(lambda: "noon", name="time", description="Say what time it is.")
print(llm.chat_with_tools([time], user_msg="Hello").message.content)
