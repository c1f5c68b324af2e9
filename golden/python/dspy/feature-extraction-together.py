import os

import dspy

embedder = dspy.Embedder(
    "openai/acme/demo",
    api_base="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
    # Otherwise DSPy caches embeddings on disk.
    caching=False,
)

text = "Rain is expected along the coast this evening."
embedding = embedder(text)

print(len(embedding), "numbers:", embedding[:5])
