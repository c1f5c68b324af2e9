import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
  Prefer: "wait",
};
let response = await fetch("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions", {
  method: "POST",
  headers,
  body: JSON.stringify({
    input: { prompt: "A lighthouse on a cliff at sunset, watercolor", num_inference_steps: 5 },
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

let result = await response.json();
const job = `https://router.huggingface.co/replicate${new URL(result.urls.get).pathname}`;
const over = ["succeeded", "failed", "canceled", "aborted"];
while (!result.output) {
  if (over.includes(result.status)) throw new Error(`No output: ${result.error}`);
  await sleep(1000);
  response = await fetch(job, { headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  result = await response.json();
}

// Some models return a list of URLs, others a single URL.
const url = Array.isArray(result.output) ? result.output[0] : result.output;
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);

const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
const type = file.headers.get("content-type");
const ext = type === "image/jpeg" ? "jpg" : type === "image/webp" ? "webp" : "png";
const name = `image.${ext}`;
await writeFile(name, Buffer.from(await file.arrayBuffer()));
console.log(`Saved ${name}`);
