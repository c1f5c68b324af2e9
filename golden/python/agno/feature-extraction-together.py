import os

from agno.knowledge.embedder.openai_like import OpenAILikeEmbedder
from openai import omit

embedder = OpenAILikeEmbedder(
    id="acme/demo",
    base_url="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
    # By default, Agno requests 1536 dimensions.
    request_params={"dimensions": omit},
)

text = "Rain is expected along the coast this evening."
embedding = embedder.get_embedding(text)

print(len(embedding), "numbers:", embedding[:5])
