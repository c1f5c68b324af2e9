import os

from smolagents import OpenAIModel

model = OpenAIModel(
    model_id="openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    # By default, smolagents waits for minutes between retries.
    retry=False,
)

messages = [{"role": "user", "content": "Why is the sky blue? Answer in one sentence."}]
for delta in model.generate_stream(messages):
    print(delta.content or "", end="", flush=True)
print()
