import os

from openai import omit
from strands import Agent
from strands.models.openai import OpenAIModel

model = OpenAIModel(
    client_args={
        "base_url": "https://router.huggingface.co/v1",
        "api_key": os.environ["HF_TOKEN"],
    },
    model_id="openai/gpt-oss-120b:together",
    stream=False,
    # Without tools, Strands sends an empty list, which some services reject.
    params={"tools": omit},
)
agent = Agent(
    model=model,
    # By default, Strands prints each event.
    callback_handler=None,
    # Otherwise, Strands retries for minutes.
    retry_strategy=None,
)

result = agent("Why is the sky blue? Answer in one sentence.")
print(result)
