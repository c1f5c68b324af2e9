from haystack.components.embedders import OpenAITextEmbedder
from haystack.utils import Secret

embedder = OpenAITextEmbedder(
    api_key=Secret.from_env_var("HF_TOKEN"),
    model="acme/demo",
    api_base_url="https://router.huggingface.co/together/v1",
)

text = "Rain is expected along the coast this evening."
embedding = embedder.run(text)["embedding"]

print(len(embedding), "numbers:", embedding[:5])
