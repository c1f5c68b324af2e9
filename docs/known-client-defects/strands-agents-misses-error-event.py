# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.
import os

from strands import Agent
from strands.models.openai import OpenAIModel

model = OpenAIModel(
    client_args={
        "base_url": "https://router.huggingface.co/v1",
        "api_key": os.environ["HF_TOKEN"],
    },
    model_id=os.environ.get("MODEL", "acme/lantern"),
)
Agent(model=model)("Hello")
