import { ChatOpenAI } from "@langchain/openai";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const Answer = z.strictObject({
  answer: z.string().describe("The answer in one sentence"),
  confidence: z.enum(["low", "medium", "high"]),
  keywords: z.array(z.string()),
});

const model = new ChatOpenAI({
  model: "openai/gpt-oss-120b:together",
  apiKey: process.env.HF_TOKEN,
  configuration: { baseURL: "https://router.huggingface.co/v1" },
  // A retry would also follow a truncated answer.
  maxRetries: 0,
  // Only the raw response has the model's refusal.
  __includeRawResponse: true,
}).withStructuredOutput(Answer, { name: "Answer", includeRaw: true });

const { raw, parsed } = await model.invoke("Why is the sky blue? Answer in one sentence.");

if (!parsed) {
  const { message, finish_reason } = raw.additional_kwargs.__raw_response.choices[0];
  throw new Error(`Incomplete answer (${message.refusal || finish_reason}): raise maxTokens or rephrase`);
}
console.log(JSON.stringify(parsed, null, 2));
