import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const response = await client.responses.create({
  model: "openai/gpt-oss-120b:together",
  input: "Why is the sky blue? Answer in one sentence.",
});

if (response.error) throw new Error(`The response failed: ${response.error.message}`);
console.log(response.output_text);
if (!response.output_text || (response.status ?? "completed") !== "completed") {
  const parts = response.output.flatMap((item) => item.content ?? []);
  const refusal = parts.find((part) => part.type === "refusal")?.refusal;
  const why = refusal ?? response.incomplete_details?.reason ?? response.status;
  throw new Error(`Incomplete answer (${why}): raise max_output_tokens or rephrase`);
}
