import { writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/together/v1/images/generations", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "acme/demo",
    prompt: "A lighthouse on a cliff at sunset, watercolor",
    steps: 5,
    response_format: "base64",
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const result = await response.json();
await writeFile("image.jpg", Buffer.from(result.data[0].b64_json, "base64"));
console.log("Saved image.jpg");
