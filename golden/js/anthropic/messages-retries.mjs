import Anthropic from "@anthropic-ai/sdk";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// Asks again after 408, 409, 429, 5xx and lost connections, and waits as told by Retry-After.
const client = new Anthropic({
  baseURL: "https://router.huggingface.co",
  apiKey: process.env.HF_TOKEN,
  maxRetries: 3,
  timeout: 60000,
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
