import os

import litellm

stream = litellm.completion(
    model="huggingface/openai/gpt-oss-120b:together",
    api_key=os.environ["HF_TOKEN"],
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
    stream=True,
)

for chunk in stream:
    print(chunk.choices[0].delta.content or "", end="", flush=True)
print()
