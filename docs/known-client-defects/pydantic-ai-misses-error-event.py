# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.
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
