import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

// Node.js would exit while the client waits.
const keepAlive = setInterval(() => {}, 1000);
const result = await client.textToVideo({
  provider: "fal-ai",
  model: "acme/demo",
  inputs: "A paper boat drifts down a stream in the rain",
});
clearInterval(keepAlive);

if (/^text|json/.test(result.type)) {
  throw new Error(`No file: ${await result.text()}`);
}
await writeFile("video.mp4", Buffer.from(await result.arrayBuffer()));
console.log("Saved video.mp4");
