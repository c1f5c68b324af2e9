import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { streamText } from "ai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const provider = createOpenAICompatible({
  name: "huggingface",
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const result = streamText({
  model: provider("openai/gpt-oss-120b:together"),
  prompt: "Why is the sky blue? Answer in one sentence.",
  // The loop below throws the error.
  onError() {},
});

for await (const part of result.stream) {
  if (part.type === "error") throw part.error;
  if (part.type === "text-delta") process.stdout.write(part.text);
}
process.stdout.write("\n");
