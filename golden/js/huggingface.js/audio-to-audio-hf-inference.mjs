import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const audio = new Blob([await readFile("mixture.wav")], { type: "audio/wav" });

const result = await client.audioToAudio({
  provider: "hf-inference",
  model: "acme/demo",
  inputs: audio,
});

for (const [index, sound] of result.entries()) {
  const name = `audio-${index + 1}.${sound["content-type"] === "audio/flac" ? "flac" : "wav"}`;
  await writeFile(name, Buffer.from(sound.blob, "base64"));
  console.log(`Saved ${name}: ${sound.label}`);
}
