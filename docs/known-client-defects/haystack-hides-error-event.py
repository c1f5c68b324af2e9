# Should fail with the service's error. If an event named `error` has no `error` field in its data, the client's error omits the message.
import os

from haystack.components.generators.chat import OpenAIChatGenerator
from haystack.dataclasses import ChatMessage
from haystack.utils import Secret

generator = OpenAIChatGenerator(
    api_key=Secret.from_env_var("HF_TOKEN"),
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base_url="https://router.huggingface.co/v1",
    streaming_callback=lambda chunk: print(chunk.content, end=""),
)
generator.run([ChatMessage.from_user("Hello")])
