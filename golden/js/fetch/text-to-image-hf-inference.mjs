import { writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
    Accept: "image/jpeg",
  },
  body: JSON.stringify({
    inputs: "A lighthouse on a cliff at sunset, watercolor",
    parameters: { num_inference_steps: 5 },
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

await writeFile("image.jpg", Buffer.from(await response.arrayBuffer()));
console.log("Saved image.jpg");
