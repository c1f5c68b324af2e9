if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "openai/gpt-oss-120b:together",
    messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const completion = await response.json();
console.log(completion.choices[0].message.content);
