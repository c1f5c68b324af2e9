import { ChatOpenAI } from "@langchain/openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const model = new ChatOpenAI({
  model: "openai/gpt-oss-120b:together",
  apiKey: process.env.HF_TOKEN,
  configuration: { baseURL: "https://router.huggingface.co/v1" },
  // The default is six retries.
  maxRetries: 2,
});

const response = await model.invoke("Why is the sky blue? Answer in one sentence.");

console.log(response.text);
