import { writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/fal-ai/acme/demo", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({ text: "The last ferry leaves at ten tonight." }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const result = await response.json();
const url = result.audio.url;
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);

const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
const type = file.headers.get("content-type");
const ext = type === "audio/flac" ? "flac" : type === "audio/mpeg" ? "mp3" : "wav";
const name = `speech.${ext}`;
await writeFile(name, Buffer.from(await file.arrayBuffer()));
console.log(`Saved ${name}`);
