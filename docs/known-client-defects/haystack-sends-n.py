# Should send only what it's given. The client adds `n` as 1, which not every provider documents.
import os

from haystack.components.generators.chat import OpenAIChatGenerator
from haystack.dataclasses import ChatMessage
from haystack.utils import Secret

generator = OpenAIChatGenerator(
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base_url="https://router.huggingface.co/v1",
    api_key=Secret.from_env_var("HF_TOKEN"),
)
print(generator.run([ChatMessage.from_user("Hello")])["replies"][0].text)
