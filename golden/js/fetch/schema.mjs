if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const schema = {
  type: "object",
  properties: {
    answer: { type: "string", description: "The answer in one sentence" },
    confidence: { type: "string", enum: ["low", "medium", "high"] },
    keywords: { type: "array", items: { type: "string" } },
  },
  required: ["answer", "confidence", "keywords"],
  additionalProperties: false,
};

const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "openai/gpt-oss-120b:together",
    messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
    response_format: { type: "json_schema", json_schema: { name: "Answer", strict: true, schema } },
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const completion = await response.json();
const { message, finish_reason: why } = completion.choices[0];
const { content, refusal } = message;
if (refusal) throw new Error(`The model refused: ${refusal}`);
const cut = `No complete answer (finish_reason: ${why}). Raise max_tokens or change the prompt.`;
if (!content || ["length", "content_filter"].includes(why)) throw new Error(cut);
const answer = JSON.parse(content);
console.log(JSON.stringify(answer, null, 2));
