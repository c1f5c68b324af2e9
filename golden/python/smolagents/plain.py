import os

from smolagents import InferenceClientModel

model = InferenceClientModel(
    model_id="openai/gpt-oss-120b:together",
    token=os.environ["HF_TOKEN"],
    # Otherwise, smolagents retries for minutes.
    retry=False,
)

messages = [{"role": "user", "content": "Why is the sky blue? Answer in one sentence."}]
response = model.generate(messages)

print(response.content)
