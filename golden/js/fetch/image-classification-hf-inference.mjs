import { readFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const image = await readFile("cat.png");

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "image/png" },
  body: image,
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

console.log(JSON.stringify(await response.json(), null, 2));
