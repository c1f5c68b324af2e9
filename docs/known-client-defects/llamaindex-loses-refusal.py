# Should say why the model refused. The error comes from the client's parser, which got no text.
import os

from llama_index.core import PromptTemplate
from llama_index.llms.openai_like import OpenAILike
from pydantic import BaseModel


class Greeting(BaseModel):
    text: str


llm = OpenAILike(
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    is_chat_model=True,
    should_use_structured_outputs=True,
)
print(llm.structured_predict(Greeting, PromptTemplate("Hello")))
