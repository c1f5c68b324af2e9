import { Agent } from "@mastra/core/agent";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const agent = new Agent({
  id: "assistant",
  name: "Assistant",
  instructions: "",
  model: "huggingface/openai/gpt-oss-120b:together",
});

const { text } = await agent.generate("Why is the sky blue? Answer in one sentence.", {
  // Mastra would ask again after a finish reason that it doesn't know.
  maxSteps: 1,
});

console.log(text);
