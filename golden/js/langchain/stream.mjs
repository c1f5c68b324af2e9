import { ChatOpenAI } from "@langchain/openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const model = new ChatOpenAI({
  model: "openai/gpt-oss-120b:together",
  apiKey: process.env.HF_TOKEN,
  configuration: { baseURL: "https://router.huggingface.co/v1" },
  maxRetries: 2,
  streamUsage: false,
});

const stream = await model.stream("Why is the sky blue? Answer in one sentence.");

let answer = "";
let why = "";
for await (const chunk of stream) {
  process.stdout.write(chunk.text);
  answer += chunk.text;
  why = chunk.response_metadata.finish_reason || why;
}
process.stdout.write("\n");
const cut = `Incomplete answer (${why}): raise max_tokens or rephrase`;
if (!answer || ["length", "content_filter"].includes(why)) throw new Error(cut);
