import { writeFile } from "node:fs/promises";
import { fal } from "@fal-ai/client";

if (!process.env.FAL_KEY) throw new Error("FAL_KEY is not set");

const result = await fal.subscribe("acme/demo", {
  input: { text: "The last ferry leaves at ten tonight." },
});

const url = result.data.audio.url;
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);
const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
const type = file.headers.get("content-type");
const ext = type === "audio/flac" ? "flac" : type === "audio/mpeg" ? "mp3" : "wav";
const name = `speech.${ext}`;
await writeFile(name, Buffer.from(await file.arrayBuffer()));
console.log(`Saved ${name}`);
