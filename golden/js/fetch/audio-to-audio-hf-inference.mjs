import { readFile, writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "audio/wav",
};

const audio = await readFile("mixture.wav");

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo", {
  method: "POST",
  headers,
  body: audio,
});
if (!response.ok) {
  throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);
}

const result = await response.json();
const data = result[0]?.blob;
if (!data) {
  throw new Error(`The answer holds no result: ${JSON.stringify(result)}`);
}

await writeFile("audio.flac", Buffer.from(data, "base64"));
console.log("Saved audio.flac");
