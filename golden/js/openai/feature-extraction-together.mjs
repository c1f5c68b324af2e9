import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/together/v1",
  apiKey: process.env.HF_TOKEN,
});

const response = await client.embeddings.create({
  model: "acme/demo",
  input: "Rain is expected along the coast this evening.",
  encoding_format: "float",
});

const { embedding } = response.data[0];
console.log(embedding.length, "numbers:", embedding.slice(0, 5));
