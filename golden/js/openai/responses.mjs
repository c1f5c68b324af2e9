import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const response = await client.responses.create({
  model: "openai/gpt-oss-120b:together",
  input: "Why is the sky blue? Answer in one sentence.",
});

if ((response.status ?? "completed") !== "completed") {
  throw new Error(`The response is ${response.status}: ${JSON.stringify(response.error ?? response.incomplete_details)}`);
}
console.log(response.output_text);
