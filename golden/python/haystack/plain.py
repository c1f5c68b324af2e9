from haystack.components.generators.chat import OpenAIChatGenerator
from haystack.dataclasses import ChatMessage
from haystack.utils import Secret

generator = OpenAIChatGenerator(
    api_key=Secret.from_env_var("HF_TOKEN"),
    model="openai/gpt-oss-120b:together",
    api_base_url="https://router.huggingface.co/v1",
    # The default is 30 seconds, and an answer may take longer.
    timeout=600,
)

messages = [ChatMessage.from_user("Why is the sky blue? Answer in one sentence.")]
reply = generator.run(messages)["replies"][0]

print(reply.text)
