import { Agent } from "@mastra/core/agent";
import { createTool } from "@mastra/core/tools";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const agent = new Agent({
  id: "assistant",
  name: "Assistant",
  instructions: "",
  model: "huggingface/openai/gpt-oss-120b:together",
  tools: {
    get_weather: createTool({
      id: "get_weather",
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
});

const { steps } = await agent.generate("What is the weather in Paris and Tokyo?", {
  maxSteps: 10,
  // Mastra would ask again after a finish reason that it doesn't know.
  stopWhen: ({ steps }) => !steps.at(-1)?.toolCalls.length,
});

const { text, toolCalls, finishReason } = steps.at(-1);
if (["length", "content-filter"].includes(finishReason) || !(text || toolCalls.length)) {
  throw new Error(`Incomplete answer (${finishReason}): raise maxOutputTokens or rephrase`);
}
if (toolCalls.length > 0) throw new Error("The model did not answer within 10 rounds.");
console.log(text);
