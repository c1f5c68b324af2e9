import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textGeneration({
  provider: "hf-inference",
  model: "acme/demo",
  inputs: "The lighthouse keeper opened the door and",
}, { retry_on_error: false });

console.log(result.generated_text);
