# Should show only the text. The client returns the list of parts.
import os

from smolagents import OpenAIModel

model = OpenAIModel(
    model_id=os.environ.get("MODEL", "acme/lantern"),
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
messages = [{"role": "user", "content": "Hello"}]
print(model.generate(messages).content)
