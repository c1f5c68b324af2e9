import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
let response = await fetch("https://router.huggingface.co/together/v2/videos", {
  method: "POST",
  headers,
  body: JSON.stringify({
    model: "acme/demo",
    prompt: "A paper boat drifts down a stream in the rain",
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

let result = await response.json();
const job = `https://router.huggingface.co/together/v2/videos/${result.id}`;
const over = ["completed", "failed", "cancelled"];
while (!over.includes(result.status)) {
  await sleep(2000);
  response = await fetch(job, { headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  result = await response.json();
}
if (result.status !== "completed") throw new Error(`Job failed: ${JSON.stringify(result)}`);

const url = result.outputs.video_url;
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);

const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
await writeFile("video.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved video.mp4");
