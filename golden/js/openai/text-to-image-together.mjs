import { writeFile } from "node:fs/promises";
import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/together/v1",
  apiKey: process.env.HF_TOKEN,
});

const response = await client.images.generate({
  model: "acme/demo",
  prompt: "A lighthouse on a cliff at sunset, watercolor",
  steps: 5,
  response_format: "base64",
});

const data = response.data?.[0]?.b64_json;
if (!data) {
  throw new Error(`The response has no result: ${JSON.stringify(response)}`);
}

await writeFile("image.jpg", Buffer.from(data, "base64"));
console.log("Saved image.jpg");
