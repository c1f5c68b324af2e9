import { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool } from "@openai/agents";
import OpenAI from "openai";
import { z } from "zod";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// Don't send traces to OpenAI.
setTracingDisabled(true);

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const tools = [
  tool({
    name: "get_weather",
    description: "Get the current weather of a city.",
    parameters: z.object({
      city: z.string().describe("City name"),
    }),
    async execute({ city }) {
      // Replace this with your own code.
      return { city, temperature: 18, unit: "celsius" };
    },
  }),
];

// The SDK would add the message's other fields to its text, which some services reject.
const callModelInputFilter = ({ modelData }) => ({
  ...modelData,
  input: modelData.input.map((item) =>
    item.role === "assistant" && Array.isArray(item.content)
      ? { ...item, content: item.content.map(({ text }) => text).join("") }
      : item,
  ),
});

// The SDK drops reasoning that arrives as reasoning_content.
const agent = new Agent({
  name: "Assistant",
  model: new OpenAIChatCompletionsModel(client, "openai/gpt-oss-120b:together"),
  tools,
});

async function main() {
  const result = await run(agent, "What is the weather in Paris and Tokyo?", {
    callModelInputFilter,
  });

  for (const { providerData } of result.rawResponses) {
    const why = providerData?.choices[0].finish_reason;
    if (["length", "content_filter"].includes(why)) {
      throw new Error(`Incomplete answer (${why}): raise max_tokens or rephrase`);
    }
  }
  if (!result.finalOutput) throw new Error("No answer: raise max_tokens or rephrase");
  console.log(result.finalOutput);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
