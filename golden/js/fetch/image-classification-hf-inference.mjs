import { readFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "image/png",
};

const image = await readFile("cat.png");

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo", {
  method: "POST",
  headers,
  body: image,
});
if (!response.ok) {
  throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);
}

console.log(JSON.stringify(await response.json(), null, 2));
