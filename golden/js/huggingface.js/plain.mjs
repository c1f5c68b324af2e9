import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const completion = await client.chatCompletion({
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
});

console.log(completion.choices[0].message.content);
