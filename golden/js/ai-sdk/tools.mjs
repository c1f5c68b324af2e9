import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, isStepCount, tool } from "ai";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const provider = createOpenAICompatible({
  name: "huggingface",
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const { finalStep } = await generateText({
  model: provider("openai/gpt-oss-120b:together"),
  tools: {
    get_weather: tool({
      description: "Get the current weather of a city.",
      inputSchema: z.object({
        city: z.string().describe("City name"),
      }),
      execute: async ({ city }) => {
        // Replace this with your own code.
        return { city, temperature: 18, unit: "celsius" };
      },
    }),
  },
  // Stop when a response is cut off or filtered: its tool calls may be incomplete.
  stopWhen: [
    isStepCount(10),
    ({ steps }) => ["length", "content-filter"].includes(steps.at(-1)?.finishReason ?? ""),
  ],
  prompt: "What is the weather in Paris and Tokyo?",
});

const { text, toolCalls, finishReason } = finalStep;
if (["length", "content-filter"].includes(finishReason) || !(text || toolCalls.length)) {
  throw new Error(`Incomplete answer (${finishReason}): raise maxOutputTokens or rephrase`);
}
if (toolCalls.length > 0) throw new Error("The model did not answer within 10 rounds.");
console.log(text);
