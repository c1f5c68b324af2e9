# Should say that the token limit truncated the response. The client drops `finish_reason`.
import os

from smolagents import OpenAIModel

model = OpenAIModel(
    model_id=os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
messages = [{"role": "user", "content": "Hello"}]
for delta in model.generate_stream(messages):
    print(delta)
