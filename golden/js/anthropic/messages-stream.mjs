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
const why = message.stop_reason ?? "";
const isEmpty = !message.content.some((block) => block.type === "text");
if (!why) throw new Error("The stream ended before it was complete.");
const cut = `Incomplete answer (${why}): raise max_tokens or rephrase`;
if (isEmpty || ["max_tokens", "refusal", "model_context_window_exceeded"].includes(why)) {
  throw new Error(cut);
}
