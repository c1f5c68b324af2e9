import Anthropic from "@anthropic-ai/sdk";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new Anthropic({
  baseURL: "https://router.huggingface.co",
  apiKey: process.env.HF_TOKEN,
});

const message = await client.messages.create({
  model: "openai/gpt-oss-120b:together",
  max_tokens: 1024,
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
});

for (const block of message.content) {
  if (block.type === "text") console.log(block.text);
}
if (message.stop_reason === "max_tokens" || message.stop_reason === "refusal") {
  throw new Error(`The answer ended early: ${message.stop_reason}`);
}
