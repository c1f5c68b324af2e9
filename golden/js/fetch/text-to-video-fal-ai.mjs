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

let response = await fetch("https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue", {
  method: "POST",
  headers,
  redirect: "error",
  body: JSON.stringify({ prompt: "A paper boat drifts down a stream in the rain" }),
});
await check(response);

let result = await response.json();
const job = /^https?:\/\/[^/]+(\/[^/?#][^?#]*)/.exec(result.response_url)?.[1];
if (!job) {
  throw new Error(`The answer holds no result: ${JSON.stringify(result)}`);
}

for (let attempt = 1; ; attempt++) {
  if (attempt > 600) throw new Error("The job did not finish within 10 minutes.");
  await sleep(1000);
  response = await fetch(`https://router.huggingface.co/fal-ai${job}/status?_subdomain=queue`, { headers, redirect: "error" });
  await check(response);
  result = await response.json();
  if (result.status === "COMPLETED") break;
}
response = await fetch(`https://router.huggingface.co/fal-ai${job}?_subdomain=queue`, { headers, redirect: "error" });
await check(response);
result = await response.json();
const url = result.video?.url;
if (!/^https:\/\//.test(url)) {
  throw new Error(`The answer holds no result: ${JSON.stringify(result)}`);
}

const file = await download(url);
await writeFile("video.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved video.mp4");
