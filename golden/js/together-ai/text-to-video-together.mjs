import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import Together from "together-ai";

const client = new Together();

let job = await client.videos.create({
  model: "acme/demo",
  prompt: "A paper boat drifts down a stream in the rain",
});

while (!["completed", "failed", "cancelled"].includes(job.status)) {
  await sleep(2000);
  job = await client.videos.retrieve(job.id);
}
if (job.status !== "completed") throw new Error(`Job failed: ${JSON.stringify(job)}`);

const url = job.outputs.video_url;
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);
const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
await writeFile("video.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved video.mp4");
