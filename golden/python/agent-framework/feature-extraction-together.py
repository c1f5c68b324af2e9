import asyncio
import os

from agent_framework.openai import OpenAIEmbeddingClient

client = OpenAIEmbeddingClient(
    model="acme/demo",
    base_url="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    embeddings = await client.get_embeddings(
        ["Rain is expected along the coast this evening."],
        # Not every service supports base64, the default.
        options={"encoding_format": "float"},
    )
    embedding = embeddings[0].vector
    print(len(embedding), "numbers:", embedding[:5])


asyncio.run(main())
