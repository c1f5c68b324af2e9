import { writeFile } from "node:fs/promises";
import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/deepinfra/v1/openai",
  apiKey: process.env.HF_TOKEN,
});

const speech = await client.audio.speech.create({
  model: "acme/demo",
  input: "The last ferry leaves at ten tonight.",
});

await writeFile("speech.wav", Buffer.from(await speech.arrayBuffer()));
console.log("Saved speech.wav");
