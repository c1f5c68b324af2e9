import { readFile, writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const image = `data:image/png;base64,${await readFile("cat.png", "base64")}`;

const response = await fetch("https://router.huggingface.co/fal-ai/acme/demo", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    prompt: "Turn the cat into a tiger.",
    image_url: image,
    image_urls: [image],
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const result = await response.json();
const url = result.images[0].url;
if (!url.startsWith("https://")) throw new Error(`Unexpected file URL: ${url}`);

const file = await fetch(url);
if (!file.ok) throw new Error(`${file.status}: ${await file.text()}`);
const type = file.headers.get("content-type");
const ext = type === "image/jpeg" ? "jpg" : type === "image/webp" ? "webp" : "png";
const name = `image.${ext}`;
await writeFile(name, Buffer.from(await file.arrayBuffer()));
console.log(`Saved ${name}`);
