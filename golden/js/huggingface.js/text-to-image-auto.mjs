import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

// Node.js would exit while the client waits.
const keepAlive = setInterval(() => {}, 1000);
const result = await client.textToImage(
  {
    model: "acme/demo",
    inputs: "A lighthouse on a cliff at sunset, watercolor",
    parameters: { num_inference_steps: 5 },
  },
  { outputType: "blob" },
);
clearInterval(keepAlive);

if (/^text|json/.test(result.type)) {
  throw new Error(`No file: ${await result.text()}`);
}
const ext = result.type === "image/jpeg" ? "jpg" : result.type === "image/webp" ? "webp" : "png";
const name = `image.${ext}`;
await writeFile(name, Buffer.from(await result.arrayBuffer()));
console.log(`Saved ${name}`);
