import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const image = new Blob([await readFile("cat.png")], { type: "image/png" });

// Node.js would exit while the client waits.
const keepAlive = setInterval(() => {}, 1000);
const result = await client.imageToImage({
  provider: "fal-ai",
  model: "acme/demo",
  inputs: image,
  parameters: { prompt: "Turn the cat into a tiger." },
});
clearInterval(keepAlive);

if (/^text|json/.test(result.type)) {
  throw new Error(`No file: ${await result.text()}`);
}
const ext = result.type === "image/jpeg" ? "jpg" : result.type === "image/webp" ? "webp" : "png";
const name = `image.${ext}`;
await writeFile(name, Buffer.from(await result.arrayBuffer()));
console.log(`Saved ${name}`);
