import { readFile } from "node:fs/promises";
import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/together/v1",
  apiKey: process.env.HF_TOKEN,
});

const audio = await readFile("speech.flac");

const transcription = await client.audio.transcriptions.create({
  model: "acme/demo",
  file: new File([audio], "audio.flac", { type: "audio/flac" }),
});

console.log(transcription.text);
