import os

import litellm

response = litellm.embedding(
    # The prefix says that the service uses OpenAI's API.
    model="openai/acme/demo",
    api_base="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
    input="Rain is expected along the coast this evening.",
)

embedding = response.data[0]["embedding"]
print(len(embedding), "numbers:", embedding[:5])
