import os

from llama_index.embeddings.openai_like import OpenAILikeEmbedding

embed_model = OpenAILikeEmbedding(
    model_name="acme/demo",
    api_base="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
    # By default, LlamaIndex and its client send a rejected request up to 110 times.
    max_retries=1,
    # Not every service supports base64, the default.
    additional_kwargs={"encoding_format": "float"},
)

text = "Rain is expected along the coast this evening."
embedding = embed_model.get_text_embedding(text)

print(len(embedding), "numbers:", embedding[:5])
