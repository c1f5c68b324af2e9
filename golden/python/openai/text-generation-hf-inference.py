import os

from openai import APIStatusError, OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/hf-inference/models/acme/demo/v1",
    api_key=os.environ["HF_TOKEN"],
)

try:
    completion = client.completions.create(
        model="acme/demo",
        prompt="The lighthouse keeper opened the door and",
    )
except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")

print(completion.choices[0].text)
