# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.
import os

from pydantic_ai import Agent
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider

provider = OpenAICompatibleProvider(
    "huggingface",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
model = OpenAIChatModel(os.environ.get("MODEL", "acme/lantern"), provider=provider)
with Agent(model).run_stream_sync("Hello") as result:
    for text in result.stream_text(delta=True):
        print(text, end="")
