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
for (const block of message.content) {
  if (block.type === "text") console.log(block.text);
}
if (message.stop_reason === "max_tokens" || message.stop_reason === "refusal") {
  throw new Error(`The answer ended early: ${message.stop_reason}`);
}
