import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

async function check(response) {
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);
  }
}

// Follows redirects, and none that leaves https.
async function download(url, redirects = 5) {
  const response = await fetch(url, { redirect: redirects > 0 ? "manual" : "error" });
  const location = response.headers.get("location");
  if (location === null) {
    await check(response);
    return response;
  }
  const next = new URL(location, url);
  if (next.protocol !== "https:") throw new Error(`The result is at ${next}`);
  return download(next, redirects - 1);
}

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};

let response = await fetch("https://router.huggingface.co/wavespeed/api/v3/acme/demo", {
  method: "POST",
  headers,
  redirect: "error",
  body: JSON.stringify({
    prompt: "A lighthouse on a cliff at sunset, watercolor",
    num_inference_steps: 5,
  }),
});
await check(response);

let result = await response.json();
const job = /^https?:\/\/[^/]+(\/[^/?#][^?#]*)/.exec(result.data?.urls?.get)?.[1];
if (!job) {
  throw new Error(`The answer holds no result: ${JSON.stringify(result)}`);
}

for (let attempt = 1; ; attempt++) {
  if (attempt > 300) throw new Error("The job did not finish within 10 minutes.");
  await sleep(2000);
  response = await fetch(`https://router.huggingface.co/wavespeed${job}`, { headers, redirect: "error" });
  await check(response);
  result = await response.json();
  const status = result.data?.status;
  if (status === "completed") break;
  if (["failed", "cancelled", "timeout", "deleted"].includes(status)) throw new Error(`The job failed: ${JSON.stringify(result)}`);
}
const url = result.data?.outputs?.[0];
if (!/^https:\/\//.test(url)) {
  throw new Error(`The answer holds no result: ${JSON.stringify(result)}`);
}

const file = await download(url);
const type = file.headers.get("content-type");
const ending = type === "image/jpeg" ? "jpg" : type === "image/webp" ? "webp" : "png";
const name = `image.${ending}`;
await writeFile(name, Buffer.from(await file.arrayBuffer()));
console.log(`Saved ${name}`);
