import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.featureExtraction({
  provider: "together",
  model: "acme/demo",
  inputs: "Rain is expected along the coast this evening.",
}, { retry_on_error: false });

console.log(result);
