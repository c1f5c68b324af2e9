import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const image = new Blob([await readFile("street.jpg")], { type: "image/jpeg" });

// Node.js would exit while the client waits.
const keepAlive = setInterval(() => {}, 1000);
const result = await client.imageSegmentation({
  provider: "fal-ai",
  model: "acme/demo",
  inputs: image,
});
clearInterval(keepAlive);

for (const [index, segment] of result.entries()) {
  const name = `mask-${index + 1}.png`;
  await writeFile(name, Buffer.from(segment.mask, "base64"));
  console.log(`Saved ${name}: ${segment.label}`);
}
