import { readFile, writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const audio = await readFile("mixture.wav");

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "audio/wav" },
  body: audio,
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const result = await response.json();
for (const [index, item] of result.entries()) {
  const ext = item["content-type"].endsWith("wav") ? "wav" : "flac";
  const name = `audio-${index + 1}.${ext}`;
  await writeFile(name, Buffer.from(item.blob, "base64"));
  console.log(`Saved ${name}: ${item.label}`);
}
