# Should show only the text. The client returns the list of parts.
import os

from haystack.components.generators.chat import OpenAIChatGenerator
from haystack.dataclasses import ChatMessage
from haystack.utils import Secret

generator = OpenAIChatGenerator(
    api_key=Secret.from_env_var("HF_TOKEN"),
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base_url="https://router.huggingface.co/v1",
)
print(generator.run([ChatMessage.from_user("Hello")])["replies"][0].text)
