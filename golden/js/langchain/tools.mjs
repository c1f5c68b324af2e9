import { tool } from "@langchain/core/tools";
import { ChatOpenAI } from "@langchain/openai";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const getWeather = tool(
  async ({ city }) => {
    // Replace this with your own code.
    return { city, temperature: 18, unit: "celsius" };
  },
  {
    name: "get_weather",
    description: "Get the current weather of a city.",
    schema: z.object({
      city: z.string().describe("City name"),
    }),
  },
);

const tools = [getWeather];
const messages = [{ role: "user", content: "What is the weather in Paris and Tokyo?" }];

// ChatOpenAI drops the model's reasoning between rounds.
const model = new ChatOpenAI({
  model: "openai/gpt-oss-120b:together",
  apiKey: process.env.HF_TOKEN,
  configuration: { baseURL: "https://router.huggingface.co/v1" },
  // The default is six retries.
  maxRetries: 2,
}).bindTools(tools);

for (let round = 1; ; round++) {
  if (round > 10) throw new Error("The model did not answer within 10 rounds.");
  const response = await model.invoke(messages);
  const finishReason = response.response_metadata.finish_reason;
  const calls = response.tool_calls ?? [];
  const [invalid] = response.invalid_tool_calls ?? [];
  if (["length", "content_filter"].includes(finishReason) || !(response.text || calls.length || invalid)) {
    throw new Error(`Incomplete answer (${finishReason}): raise maxTokens or rephrase`);
  }
  if (invalid) throw new Error(`Invalid call of ${invalid.name}: ${invalid.args}`);
  if (calls.length === 0) {
    console.log(response.text);
    break;
  }
  messages.push(response);
  for (const call of calls) {
    const found = tools.find(({ name }) => name === call.name);
    if (!found) throw new Error(`Unknown function: ${call.name}`);
    const result = await found.invoke(call.args);
    messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
  }
}
