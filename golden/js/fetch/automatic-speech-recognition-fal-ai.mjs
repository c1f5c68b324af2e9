import { readFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const audio = `data:audio/x-wav;base64,${await readFile("welcome.wav", "base64")}`;

const response = await fetch("https://router.huggingface.co/fal-ai/acme/demo", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({ audio_url: audio }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

console.log(JSON.stringify(await response.json(), null, 2));
