import { Agent } from "@mastra/core/agent";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const Answer = z.strictObject({
  answer: z.string().describe("The answer in one sentence"),
  confidence: z.enum(["low", "medium", "high"]),
  keywords: z.array(z.string()),
});

const agent = new Agent({
  id: "assistant",
  name: "Assistant",
  instructions: "",
  model: "huggingface/openai/gpt-oss-120b:together",
});

const { text, finishReason, response } = await agent.generate("Why is the sky blue? Answer in one sentence.", {
  // Mastra would ask again after a finish reason that it doesn't know.
  maxSteps: 1,
  structuredOutput: { schema: Answer },
});

if (!text) {
  const { refusal } = response.body.choices[0].message;
  throw new Error(`Incomplete answer (${refusal || finishReason}): raise maxOutputTokens or rephrase`);
}
// Parse the text: Mastra's object may complete JSON that was cut off.
const answer = Answer.parse(JSON.parse(text));
console.log(JSON.stringify(answer, null, 2));
