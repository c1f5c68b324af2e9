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

let message;
try {
  const completion = await client.chat.completions.parse({
    model: "openai/gpt-oss-120b:together",
    messages: [
      { role: "user", content: "Why is the sky blue? Answer in one sentence." },
    ],
    response_format: zodResponseFormat(Answer, "Answer"),
  });
  message = completion.choices[0].message;
} catch (error) {
  if (error instanceof OpenAI.OpenAIError) throw error;
  if (error instanceof TypeError) throw new Error("The service sent no choices.");
  throw new Error(`The answer does not fit: ${error.message}`);
}
if (message.parsed === null) throw new Error(`The model gave no answer: ${message.refusal}`);
console.log(JSON.stringify(message.parsed, null, 2));
