import { readFile, writeFile } from "node:fs/promises";
import { fal } from "@fal-ai/client";

if (!process.env.FAL_KEY) throw new Error("FAL_KEY is not set");

const image = `data:image/png;base64,${await readFile("cat.png", "base64")}`;

const result = await fal.subscribe("acme/demo", {
  input: { prompt: "Turn the cat into a tiger.", image_url: image, image_urls: [image] },
});

const url = result.data.images[0].url;
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);
const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
const type = file.headers.get("content-type");
const ext = type === "image/jpeg" ? "jpg" : type === "image/webp" ? "webp" : "png";
const name = `image.${ext}`;
await writeFile(name, Buffer.from(await file.arrayBuffer()));
console.log(`Saved ${name}`);
