import { readFile, writeFile } from "node:fs/promises";

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

const image = `data:image/jpeg;base64,${await readFile("street.jpg", "base64")}`;

const response = await fetch("https://router.huggingface.co/fal-ai/acme/demo", {
  method: "POST",
  headers,
  redirect: "error",
  body: JSON.stringify({ image_url: image, sync_mode: true }),
});
await check(response);

const result = await response.json();
const url = result.image?.url;
if (!/^(https:\/\/|data:)/.test(url)) {
  throw new Error(`The answer holds no result: ${JSON.stringify(result)}`);
}

const file = await download(url);
await writeFile("mask.png", Buffer.from(await file.arrayBuffer()));
console.log("Saved mask.png");
