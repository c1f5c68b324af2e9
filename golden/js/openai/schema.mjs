import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const Answer = z.strictObject({
  answer: z.string().describe("The answer in one sentence"),
  confidence: z.enum(["low", "medium", "high"]),
  keywords: z.array(z.string()),
});

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const completion = await client.chat.completions.parse({
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  response_format: zodResponseFormat(Answer, "Answer"),
});

const { message, finish_reason: why } = completion.choices[0];
if (message.refusal) throw new Error(`The model refused: ${message.refusal}`);
const cut = `No complete answer (finish_reason: ${why}). Raise max_tokens or change the prompt.`;
if (message.parsed === null) throw new Error(cut);
console.log(JSON.stringify(message.parsed, null, 2));
