import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const audio = new Blob([await readFile("welcome.wav")], { type: "audio/wav" });

const result = await client.automaticSpeechRecognition({
  provider: "fal-ai",
  model: "acme/demo",
  inputs: audio,
});

console.log(JSON.stringify(result, null, 2));
