# Should print the calls of both tools. If a chunk has parts of two calls, the client reads only one.
import os

from llama_index.core.tools import FunctionTool
from llama_index.llms.openai_like import OpenAILike


def tool(name):
    return FunctionTool.from_defaults(lambda city: city, name=name, description="Look it up.")


llm = OpenAILike(
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    is_chat_model=True,
    is_function_calling_model=True,
)
tools = [tool("weather"), tool("population")]
*_, last = llm.stream_chat_with_tools(tools, user_msg="Hello", allow_parallel_tool_calls=True)
for call in llm.get_tool_calls_from_response(last):
    print(call.tool_name, call.tool_kwargs)
