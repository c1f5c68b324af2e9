import os

from huggingface_hub import InferenceClient

client = InferenceClient(api_key=os.environ["HF_TOKEN"])

completion = client.chat.completions.create(
    model="openai/gpt-oss-120b:together",
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
)

print(completion.choices[0].message.content)
