import os

import litellm

completion = litellm.completion(
    model="huggingface/openai/gpt-oss-120b:together",
    api_key=os.environ["HF_TOKEN"],
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
)

print(completion.choices[0].message.content)
