import json
import os

from agno.agent import Agent
from agno.models.openai import OpenAILike
from agno.run import RunStatus


def get_weather(city: str) -> str:
    """Get the current weather of a city.

    Args:
        city: City name
    """
    # Replace this with your own code.
    return json.dumps({"city": city, "temperature": 18, "unit": "celsius"})


class BoundedModel(OpenAILike):
    # Agno would never stop a model that keeps calling tools.
    def response(self, *args, **options):
        self.rounds = 0
        return super().response(*args, **options)

    def get_request_params(self, **options):
        self.rounds += 1
        if self.rounds > 10:
            raise SystemExit("The model did not answer within 10 rounds.")
        return super().get_request_params(**options)

    # Agno drops the finish reason, so a truncated answer would look complete.
    def _parse_provider_response(self, response, **options):
        reason = response.choices[0].finish_reason
        if reason in ("length", "content_filter"):
            raise SystemExit(f"Incomplete answer ({reason}): raise max_tokens or rephrase")
        return super()._parse_provider_response(response, **options)


# Agno drops the model's reasoning between rounds.
agent = Agent(
    model=BoundedModel(
        id="openai/gpt-oss-120b:together",
        base_url="https://router.huggingface.co/v1",
        api_key=os.environ["HF_TOKEN"],
    ),
    tools=[get_weather],
    telemetry=False,  # Don't send run data to Agno.
)

prompt = "What is the weather in Paris and Tokyo?"
response = agent.run(prompt)
if response.status == RunStatus.error:
    raise SystemExit(response.content)
# response.content also contains what the model said before its tool calls.
answer = response.messages[-1].content
if not answer:
    raise SystemExit("No answer: raise max_tokens or rephrase")
print(answer)
