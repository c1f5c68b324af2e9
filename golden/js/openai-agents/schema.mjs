import { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled } from "@openai/agents";
import OpenAI from "openai";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// Don't send traces to OpenAI.
setTracingDisabled(true);

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const Answer = z.strictObject({
  answer: z.string().describe("The answer in one sentence"),
  confidence: z.enum(["low", "medium", "high"]),
  keywords: z.array(z.string()),
});

const agent = new Agent({
  name: "Assistant",
  model: new OpenAIChatCompletionsModel(client, "openai/gpt-oss-120b:together"),
  outputType: Answer,
});

async function main() {
  const result = await run(agent, "Why is the sky blue? Answer in one sentence.");

  console.log(JSON.stringify(result.finalOutput, null, 2));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
