# Should show the service's own finish_reason. The client reports a normal end.
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
result = Agent(model=model, callback_handler=None)("Hello")
print("stop_reason:", result.stop_reason)
