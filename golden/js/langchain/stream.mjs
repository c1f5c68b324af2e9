import { ChatOpenAI } from "@langchain/openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const model = new ChatOpenAI({
  model: "openai/gpt-oss-120b:together",
  apiKey: process.env.HF_TOKEN,
  configuration: { baseURL: "https://router.huggingface.co/v1" },
  // The default is six retries.
  maxRetries: 2,
  // The provider doesn't document stream_options.
  streamUsage: false,
});

const stream = await model.stream("Why is the sky blue? Answer in one sentence.");

for await (const chunk of stream) {
  process.stdout.write(chunk.text);
}
process.stdout.write("\n");
