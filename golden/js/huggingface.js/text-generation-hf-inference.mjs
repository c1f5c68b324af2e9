import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const result = await client.textGeneration({
  provider: "hf-inference",
  model: "acme/demo",
  inputs: "The lighthouse keeper opened the door and",
});

console.log(result.generated_text);
