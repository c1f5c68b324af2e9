import { readFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const audio = await readFile("speech.flac");
const form = new FormData();
form.append("model", "acme/demo");
form.append("file", new Blob([audio], { type: "audio/flac" }), "audio.flac");

const response = await fetch("https://router.huggingface.co/together/v1/audio/transcriptions", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}` },
  body: form,
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

console.log(JSON.stringify(await response.json(), null, 2));
