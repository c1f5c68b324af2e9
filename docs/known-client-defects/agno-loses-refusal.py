# Should say why the model refused. The client's response is empty, without the refusal.
import os

from agno.agent import Agent
from agno.models.openai import OpenAILike
from pydantic import BaseModel


class Greeting(BaseModel):
    text: str


model = OpenAILike(
    id=os.environ.get("MODEL", "acme/lantern"),
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
response = Agent(model=model, output_schema=Greeting, telemetry=False).run("Hello")
print(response.status, response.content)
