import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { NoObjectGeneratedError, Output, generateText } from "ai";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const Answer = z.strictObject({
  answer: z.string().describe("The answer in one sentence"),
  confidence: z.enum(["low", "medium", "high"]),
  keywords: z.array(z.string()),
});

const provider = createOpenAICompatible({
  name: "huggingface",
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
  supportsStructuredOutputs: true,
});

const result = await generateText({
  model: provider("openai/gpt-oss-120b:together"),
  output: Output.object({ schema: Answer, name: "Answer" }),
  prompt: "Why is the sky blue? Answer in one sentence.",
}).catch((error) => {
  // An answer that was cut off isn't JSON.
  if (NoObjectGeneratedError.isInstance(error) && error.finishReason === "length") {
    throw new Error("Incomplete answer (length): raise maxOutputTokens or rephrase");
  }
  throw error;
});

const { finishReason } = result;
const cut = `Incomplete answer (${finishReason}): raise maxOutputTokens or rephrase`;
if (!result.text || ["length", "content-filter"].includes(finishReason)) throw new Error(cut);
console.log(JSON.stringify(result.output, null, 2));
