import { writeFile } from "node:fs/promises";
import Together from "together-ai";

const client = new Together();

const response = await client.images.generate({
  model: "acme/demo",
  prompt: "A lighthouse on a cliff at sunset, watercolor",
  steps: 5,
  response_format: "base64",
});

await writeFile("image.jpg", Buffer.from(response.data[0].b64_json, "base64"));
console.log("Saved image.jpg");
