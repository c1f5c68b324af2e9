import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
}, { retry_on_error: false });

console.log(completion.choices[0].message.content);
