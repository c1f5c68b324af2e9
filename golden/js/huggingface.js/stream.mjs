import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const stream = client.chatCompletionStream({
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
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
