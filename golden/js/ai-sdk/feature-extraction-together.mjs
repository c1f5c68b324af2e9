import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { embed } from "ai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const provider = createOpenAICompatible({
  name: "huggingface",
  baseURL: "https://router.huggingface.co/together/v1",
  apiKey: process.env.HF_TOKEN,
});

const { embedding } = await embed({
  model: provider.embeddingModel("acme/demo"),
  value: "Rain is expected along the coast this evening.",
});

console.log(embedding.length, "numbers:", embedding.slice(0, 5));
