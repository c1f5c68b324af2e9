import Groq from "groq-sdk";

// Retries after 408, 409, 429, 5xx, and lost connections, and waits as long as Retry-After says.
const client = new Groq({
  maxRetries: 3,
  timeout: 60000,
});

const completion = await client.chat.completions.create({
  model: "openai/gpt-oss-120b",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
});

const { message, finish_reason: why } = completion.choices[0];
console.log(message.content ?? "");
const cut = `Incomplete answer (${why}): raise max_tokens or rephrase`;
if (!message.content || ["length", "content_filter"].includes(why)) throw new Error(cut);
