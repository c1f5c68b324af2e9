import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const audio = `data:audio/flac;base64,${await readFile("speech.flac", "base64")}`;

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
  Prefer: "wait",
};
let response = await fetch("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions", {
  method: "POST",
  headers,
  body: JSON.stringify({ input: { audio: audio } }),
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

console.log(JSON.stringify(result.output, null, 2));
