import { OpenAIEmbeddings } from "@langchain/openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const embeddings = new OpenAIEmbeddings({
  model: "acme/demo",
  apiKey: process.env.HF_TOKEN,
  configuration: { baseURL: "https://router.huggingface.co/together/v1" },
  encodingFormat: "float",
  // The default is six retries.
  maxRetries: 2,
});

const embedding = await embeddings.embedQuery("Rain is expected along the coast this evening.");

console.log(embedding.length, "numbers:", embedding.slice(0, 5));
