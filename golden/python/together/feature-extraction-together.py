from together import Together

client = Together()

response = client.embeddings.create(
    model="acme/demo",
    input="Rain is expected along the coast this evening.",
)

embedding = response.data[0].embedding
print(len(embedding), "numbers:", embedding[:5])
