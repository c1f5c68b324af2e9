# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.
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
