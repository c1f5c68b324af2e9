import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const result = await client.textToSpeech({
  provider: "fal-ai",
  model: "acme/demo",
  inputs: "The last ferry leaves at ten tonight.",
});

if (/^text|json/.test(result.type)) {
  throw new Error(`No file: ${await result.text()}`);
}
const ext = result.type === "audio/flac" ? "flac" : result.type === "audio/mpeg" ? "mp3" : "wav";
const name = `speech.${ext}`;
await writeFile(name, Buffer.from(await result.arrayBuffer()));
console.log(`Saved ${name}`);
