import { z } from "zod";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const Answer = z.strictObject({
  answer: z.string().describe("The answer in one sentence"),
  confidence: z.enum(["low", "medium", "high"]),
  keywords: z.array(z.string()),
});

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const completion = await client.chatCompletion({
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  response_format: {
    type: "json_schema",
    json_schema: { name: "Answer", strict: true, schema: z.toJSONSchema(Answer) },
  },
});

const { message, finish_reason: why } = completion.choices[0];
const { content, refusal } = message;
if (refusal) throw new Error(`The model refused: ${refusal}`);
const cut = `Incomplete answer (${why}): raise max_tokens or rephrase`;
if (!content || ["length", "content_filter"].includes(why)) throw new Error(cut);
const answer = Answer.parse(JSON.parse(content));
console.log(JSON.stringify(answer, null, 2));
