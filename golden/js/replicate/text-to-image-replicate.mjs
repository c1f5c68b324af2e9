import { writeFile } from "node:fs/promises";
import Replicate from "replicate";

if (!process.env.REPLICATE_API_TOKEN) throw new Error("REPLICATE_API_TOKEN is not set");

const replicate = new Replicate();

const output = await replicate.run("acme/demo", {
  input: { prompt: "A lighthouse on a cliff at sunset, watercolor", num_inference_steps: 5 },
});
if (!output) throw new Error("The prediction has no output yet.");

// Some models return a list of files, others a single file.
const file = Array.isArray(output) ? output[0] : output;
const blob = await file.blob();
const ext = blob.type === "image/jpeg" ? "jpg" : blob.type === "image/webp" ? "webp" : "png";
const name = `image.${ext}`;
await writeFile(name, Buffer.from(await blob.arrayBuffer()));
console.log(`Saved ${name}`);
