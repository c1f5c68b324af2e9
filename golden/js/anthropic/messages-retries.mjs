import Anthropic from "@anthropic-ai/sdk";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// Retries after 408, 409, 429, 5xx, and lost connections, and waits as long as Retry-After says.
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

const content = message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
const why = message.stop_reason ?? "";
console.log(content);
const cut = `Incomplete answer (${why}): raise max_tokens or rephrase`;
if (!content || ["max_tokens", "refusal", "model_context_window_exceeded"].includes(why)) {
  throw new Error(cut);
}
