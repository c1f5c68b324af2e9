import { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled } from "@openai/agents";
import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// Don't send traces to OpenAI.
setTracingDisabled(true);

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const agent = new Agent({
  name: "Assistant",
  model: new OpenAIChatCompletionsModel(client, "openai/gpt-oss-120b:together"),
});

async function main() {
  const result = await run(agent, "Why is the sky blue? Answer in one sentence.", { stream: true });

  for await (const text of result.toTextStream()) process.stdout.write(text);
  await result.completed;
  process.stdout.write("\n");
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
