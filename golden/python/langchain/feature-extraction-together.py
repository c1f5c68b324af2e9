import os

from langchain_openai import OpenAIEmbeddings

embeddings = OpenAIEmbeddings(
    model="acme/demo",
    base_url="https://router.huggingface.co/together/v1",
    api_key=os.environ["HF_TOKEN"],
    # Send the text itself, not OpenAI's tokens.
    check_embedding_ctx_length=False,
    # Not every service supports base64, the default.
    model_kwargs={"encoding_format": "float"},
)

text = "Rain is expected along the coast this evening."
embedding = embeddings.embed_query(text)

print(len(embedding), "numbers:", embedding[:5])
