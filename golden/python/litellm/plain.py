import os

import litellm

completion = litellm.completion(
    # The prefix says that the service uses OpenAI's API.
    model="openai/openai/gpt-oss-120b:together",
    api_base="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
)

print(completion.choices[0].message.content)
