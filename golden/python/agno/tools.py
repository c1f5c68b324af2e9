import json
import os

from agno.agent import Agent
from agno.models.moonshot import MoonShot
from agno.run import RunStatus


def get_weather(city: str) -> str:
    """Get the current weather of a city.

    Args:
        city: Name of the city
    """
    # Replace this with your own code.
    return json.dumps({"city": city, "temperature": 18, "unit": "celsius"})


# Unlike OpenAILike, this class sends reasoning_content back.
model = MoonShot(
    id="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
# Don't send run data to Agno.
agent = Agent(model=model, tools=[get_weather], tool_call_limit=10, telemetry=False)

prompt = "What is the weather like in Paris and in Tokyo?"
response = agent.run(prompt)
if response.status == RunStatus.error:
    raise SystemExit(response.content)
if not response.messages[-1].content:
    raise SystemExit("No answer: raise max_tokens or rephrase")

print(response.messages[-1].content)
