import Together from "together-ai";

const client = new Together();

const response = await client.embeddings.create({
  model: "acme/demo",
  input: "Rain is expected along the coast this evening.",
});

const { embedding } = response.data[0];
console.log(embedding.length, "numbers:", embedding.slice(0, 5));
