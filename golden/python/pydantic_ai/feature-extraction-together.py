import os

from pydantic_ai import Embedder
from pydantic_ai.embeddings.openai import OpenAIEmbeddingModel
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider

provider = OpenAICompatibleProvider(
    "huggingface",
    base_url="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
)
embedder = Embedder(
    OpenAIEmbeddingModel("acme/demo", provider=provider),
    # Not every service supports base64, the default.
    settings={"extra_body": {"encoding_format": "float"}},
)

result = embedder.embed_query_sync("Rain is expected along the coast this evening.")
embedding = result.embeddings[0]
print(len(embedding), "numbers:", embedding[:5])
