import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const stream = await client.chat.completions.create({
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  stream: true,
});

let answer = "";
let why = "";
for await (const chunk of stream) {
  const choice = chunk.choices[0];
  process.stdout.write(choice?.delta?.content ?? "");
  answer += choice?.delta?.content ?? "";
  why = choice?.finish_reason || why;
}
process.stdout.write("\n");
const cut = `No complete answer (finish_reason: ${why}). Raise max_tokens or change the prompt.`;
if (!answer || ["length", "content_filter"].includes(why)) throw new Error(cut);
