import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToSpeech({
  provider: "fal-ai",
  model: "acme/demo",
  inputs: "The last ferry leaves at ten tonight.",
}, { retry_on_error: false });

if (/^text|json/.test(result.type)) {
  throw new Error(`No file: ${await result.text()}`);
}
const ending = result.type === "audio/flac" ? "flac" : result.type === "audio/mpeg" ? "mp3" : "wav";
const name = `speech.${ending}`;
await writeFile(name, Buffer.from(await result.arrayBuffer()));
console.log(`Saved ${name}`);
