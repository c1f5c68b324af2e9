# Should show the service's own finish_reason. The client drops it.
import os

from agno.agent import Agent
from agno.models.openai import OpenAILike

model = OpenAILike(
    id=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
print(Agent(model=model, telemetry=False).run("Hello").to_json())
