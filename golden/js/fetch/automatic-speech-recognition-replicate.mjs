import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

async function check(response) {
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);
  }
}

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
  Prefer: "wait",
};

const audio = `data:audio/flac;base64,${await readFile("speech.flac", "base64")}`;

let response = await fetch("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions", {
  method: "POST",
  headers,
  redirect: "error",
  body: JSON.stringify({ input: { audio: audio } }),
});
await check(response);

let result = await response.json();
const job = /^https?:\/\/[^/]+(\/[^/?#][^?#]*)/.exec(result.urls?.get)?.[1];
if (!job) {
  throw new Error(`The answer holds no result: ${JSON.stringify(result)}`);
}

for (let attempt = 1; ; attempt++) {
  const status = result.status;
  if (status === "succeeded") break;
  if (["failed", "canceled", "aborted"].includes(status)) throw new Error(`The job failed: ${JSON.stringify(result)}`);
  if (attempt > 600) throw new Error("The job did not finish within 10 minutes.");
  await sleep(1000);
  response = await fetch(`https://router.huggingface.co/replicate${job}`, { headers, redirect: "error" });
  await check(response);
  result = await response.json();
}
if (!result.output) {
  throw new Error(`The answer holds no result: ${JSON.stringify(result)}`);
}
console.log(JSON.stringify(result, null, 2));
