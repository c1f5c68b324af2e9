import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/hf-inference/models/acme/demo/v1",
    api_key=os.environ["HF_TOKEN"],
)

completion = client.completions.create(
    model="acme/demo",
    prompt="The lighthouse keeper opened the door and",
)

print(completion.choices[0].text)
