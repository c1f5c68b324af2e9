# Should show a response that contains its text. The client fails if the service doesn't count tokens.
import os

from strands import Agent
from strands.models.openai import OpenAIModel

model = OpenAIModel(
    client_args={
        "base_url": "https://router.huggingface.co/v1",
        "api_key": os.environ["HF_TOKEN"],
    },
    model_id=os.environ.get("MODEL", "acme/lantern"),
    stream=False,
)
print(Agent(model=model, callback_handler=None)("Hello"))
