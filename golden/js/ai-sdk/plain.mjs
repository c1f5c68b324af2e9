import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText } from "ai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const provider = createOpenAICompatible({
  name: "huggingface",
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const { text } = await generateText({
  model: provider("openai/gpt-oss-120b:together"),
  prompt: "Why is the sky blue? Answer in one sentence.",
});

console.log(text);
