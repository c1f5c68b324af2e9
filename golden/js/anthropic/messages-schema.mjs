import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const Answer = z.strictObject({
  answer: z.string().describe("The answer in one sentence"),
  confidence: z.enum(["low", "medium", "high"]),
  keywords: z.array(z.string()),
});

const client = new Anthropic({
  baseURL: "https://router.huggingface.co",
  apiKey: process.env.HF_TOKEN,
});

const message = await client.messages.create({
  model: "openai/gpt-oss-120b:together",
  max_tokens: 1024,
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  output_config: { format: zodOutputFormat(Answer) },
});

// If the model refuses, messages.parse hides what it says.
const content = message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
const why = message.stop_reason ?? "";
const cut = `Incomplete answer (${why}): raise max_tokens or rephrase`;
if (!content || ["max_tokens", "refusal", "model_context_window_exceeded"].includes(why)) {
  throw new Error(`${cut} ${content}`);
}
const answer = Answer.parse(JSON.parse(content));
console.log(JSON.stringify(answer, null, 2));
