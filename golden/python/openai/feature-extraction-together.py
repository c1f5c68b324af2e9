import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/together/v1", api_key=os.environ["HF_TOKEN"]
)

response = client.embeddings.create(
    model="acme/demo",
    input="Rain is expected along the coast this evening.",
    encoding_format="float",
)

embedding = response.data[0].embedding
print(len(embedding), "numbers:", embedding[:5])
