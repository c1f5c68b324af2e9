import { writeFile } from "node:fs/promises";
import { fal } from "@fal-ai/client";

if (!process.env.FAL_KEY) throw new Error("FAL_KEY is not set");

const result = await fal.subscribe("acme/demo", {
  input: { prompt: "A paper boat drifts down a stream in the rain" },
});

const url = result.data.video.url;
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);
const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
await writeFile("video.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved video.mp4");
