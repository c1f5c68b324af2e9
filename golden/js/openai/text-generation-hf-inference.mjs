import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/hf-inference/models/acme/demo/v1",
  apiKey: process.env.HF_TOKEN,
});

const completion = await client.completions.create({
  model: "acme/demo",
  prompt: "The lighthouse keeper opened the door and",
});

console.log(completion.choices[0].text);
