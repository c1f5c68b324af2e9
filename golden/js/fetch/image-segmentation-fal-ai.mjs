import { readFile, writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const image = `data:image/jpeg;base64,${await readFile("street.jpg", "base64")}`;

const response = await fetch("https://router.huggingface.co/fal-ai/acme/demo", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({ image_url: image, sync_mode: true }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const result = await response.json();
const url = result.image.url;
if (!/^(https:\/\/|data:)/.test(url)) throw new Error(`Unexpected file URL: ${url}`);

const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
await writeFile("mask.png", Buffer.from(await file.arrayBuffer()));
console.log("Saved mask.png");
