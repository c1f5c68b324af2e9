# Should say why the model refused. The client's reply is an empty text, without the refusal.
import os

from haystack.components.generators.chat import OpenAIChatGenerator
from haystack.dataclasses import ChatMessage
from haystack.utils import Secret

json_schema = {"name": "greeting", "schema": {"type": "object"}}
generator = OpenAIChatGenerator(
    model=os.environ.get("MODEL", "acme/lantern"),
    api_base_url="https://router.huggingface.co/v1",
    api_key=Secret.from_env_var("HF_TOKEN"),
    generation_kwargs={"response_format": {"type": "json_schema", "json_schema": json_schema}},
)
print(generator.run([ChatMessage.from_user("Hello")]))
