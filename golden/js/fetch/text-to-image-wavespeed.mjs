import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
let response = await fetch("https://router.huggingface.co/wavespeed/api/v3/acme/demo", {
  method: "POST",
  headers,
  body: JSON.stringify({
    prompt: "A lighthouse on a cliff at sunset, watercolor",
    num_inference_steps: 5,
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

let result = await response.json();
const job = `https://router.huggingface.co/wavespeed${new URL(result.data.urls.get).pathname}`;
const over = ["completed", "failed", "cancelled", "timeout", "deleted"];
while (!over.includes(result.data?.status)) {
  await sleep(2000);
  response = await fetch(job, { headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  result = await response.json();
}
if (result.data?.status !== "completed") throw new Error(`Job failed: ${JSON.stringify(result)}`);

const url = result.data.outputs[0];
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);

const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
const type = file.headers.get("content-type");
const ext = type === "image/jpeg" ? "jpg" : type === "image/webp" ? "webp" : "png";
const name = `image.${ext}`;
await writeFile(name, Buffer.from(await file.arrayBuffer()));
console.log(`Saved ${name}`);
