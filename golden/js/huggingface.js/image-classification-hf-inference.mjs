import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const image = new Blob([await readFile("cat.png")], { type: "image/png" });

const result = await client.imageClassification({
  provider: "hf-inference",
  model: "acme/demo",
  inputs: image,
});

console.log(JSON.stringify(result, null, 2));
