import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, isStepCount, jsonSchema, tool } from "ai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const provider = createOpenAICompatible({
  name: "huggingface",
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const { text, finishReason } = await generateText({
  model: provider("openai/gpt-oss-120b:together"),
  tools: {
    get_weather: tool({
      description: "Get the current weather of a city.",
      inputSchema: jsonSchema({
        type: "object",
        properties: { city: { type: "string", description: "Name of the city" } },
        required: ["city"],
      }),
      execute: async ({ city }) => {
        // Replace this with your own code.
        return { city, temperature: 18, unit: "celsius" };
      },
    }),
  },
  // Stop when a response is cut off: its tool call is incomplete.
  stopWhen: [isStepCount(10), ({ steps }) => steps.at(-1)?.finishReason === "length"],
  prompt: "What is the weather like in Paris and in Tokyo?",
});

if (finishReason === "tool-calls") throw new Error("The model did not answer within 10 rounds.");
const cut = `Incomplete answer (${finishReason}): raise maxOutputTokens or rephrase`;
if (!text || ["length", "content-filter"].includes(finishReason)) throw new Error(cut);
console.log(text);
