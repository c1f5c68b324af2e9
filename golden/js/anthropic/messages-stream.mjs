import Anthropic from "@anthropic-ai/sdk";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new Anthropic({
  baseURL: "https://router.huggingface.co",
  apiKey: process.env.HF_TOKEN,
});

const stream = await client.messages.create({
  model: "openai/gpt-oss-120b:together",
  max_tokens: 1024,
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  stream: true,
});

for await (const event of stream) {
  if (event.type === "content_block_delta") process.stdout.write(event.delta.text ?? "");
  const reason = event.type === "message_delta" ? event.delta.stop_reason : undefined;
  if (reason === "max_tokens" || reason === "refusal") throw new Error(`The answer ended early: ${reason}`);
}
process.stdout.write("\n");
