if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/v1/messages", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
    "anthropic-version": "2026-10-21",
  },
  body: JSON.stringify({
    model: "openai/gpt-oss-120b:together",
    max_tokens: 1024,
    messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const message = await response.json();
const content = message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
const why = message.stop_reason ?? "";
console.log(content);
const cut = `No complete answer (stop_reason: ${why}). Raise max_tokens or change the prompt.`;
if (!content || ["max_tokens", "refusal", "model_context_window_exceeded"].includes(why)) {
  throw new Error(cut);
}
