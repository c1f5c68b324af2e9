import Anthropic from "@anthropic-ai/sdk";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new Anthropic({
  baseURL: "https://router.huggingface.co",
  apiKey: process.env.HF_TOKEN,
});

const stream = client.messages.stream({
  model: "openai/gpt-oss-120b:together",
  max_tokens: 1024,
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
});
stream.on("text", (text) => process.stdout.write(text));
const message = await stream.finalMessage();
process.stdout.write("\n");
if (message.stop_reason === "max_tokens" || message.stop_reason === "refusal") {
  throw new Error(`The answer ended early: ${message.stop_reason}`);
}
