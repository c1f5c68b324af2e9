import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const result = await client.featureExtraction({
  provider: "together",
  model: "acme/demo",
  inputs: "Rain is expected along the coast this evening.",
});

console.log(result);
