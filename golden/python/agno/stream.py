import os

from agno.agent import Agent
from agno.models.openai import OpenAILike
from agno.run.agent import RunEvent

agent = Agent(
    model=OpenAILike(
        id="openai/gpt-oss-120b:together",
        base_url="https://router.huggingface.co/v1",
        api_key=os.environ["HF_TOKEN"],
    ),
    telemetry=False,  # Don't send run data to Agno.
)

prompt = "Why is the sky blue? Answer in one sentence."
for event in agent.run(prompt, stream=True):
    if event.event == RunEvent.run_error:
        raise SystemExit(event.content)
    if event.event == RunEvent.run_content:
        print(event.content or "", end="", flush=True)
print()
