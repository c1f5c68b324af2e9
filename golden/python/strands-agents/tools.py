import os
from typing import Annotated

from strands import Agent, tool
from strands.models.openai import OpenAIModel
from strands.types.exceptions import MaxTokensReachedException


@tool
def get_weather(city: Annotated[str, "City name"]) -> dict:
    """Get the current weather of a city."""
    # Replace this with your own code.
    return {"city": city, "temperature": 18, "unit": "celsius"}


# OpenAIModel drops the model's reasoning between rounds.
model = OpenAIModel(
    client_args={
        "base_url": "https://router.huggingface.co/v1",
        "api_key": os.environ["HF_TOKEN"],
    },
    model_id="openai/gpt-oss-120b:together",
    stream=False,
)
agent = Agent(
    model=model,
    tools=[get_weather],
    # By default, Strands prints each event.
    callback_handler=None,
    # Otherwise, Strands retries for minutes.
    retry_strategy=None,
)

prompt = "What is the weather in Paris and Tokyo?"
try:
    result = agent(prompt, limits={"turns": 10})
except MaxTokensReachedException:
    raise SystemExit("Incomplete answer (max_tokens): raise max_tokens or rephrase")
if result.stop_reason == "limit_turns":
    raise SystemExit("The model did not answer within 10 rounds.")
if result.stop_reason != "end_turn" or not str(result).strip():
    raise SystemExit(f"Incomplete answer ({result.stop_reason}): raise max_tokens or rephrase")
print(result)
