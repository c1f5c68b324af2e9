import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateImage } from "ai";
import { writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const provider = createOpenAICompatible({
  name: "huggingface",
  baseURL: "https://router.huggingface.co/together/v1",
  apiKey: process.env.HF_TOKEN,
});

const { image } = await generateImage({
  model: provider.imageModel("acme/demo"),
  prompt: "A lighthouse on a cliff at sunset, watercolor",
  providerOptions: { huggingface: { steps: 5, response_format: "base64" } },
});

await writeFile("image.jpg", image.uint8Array);
console.log("Saved image.jpg");
