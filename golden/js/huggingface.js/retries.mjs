import { InferenceClient } from "@huggingface/inference";
import { setTimeout as sleep } from "node:timers/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, {
  retry_on_error: false,
  fetch: fetchPatiently,
});

/** Like fetch, but tries up to 4 times while the service is busy or unreachable. */
async function fetchPatiently(url, init) {
  for (let attempt = 1; ; attempt++) {
    let failure;
    let wait = 2 ** attempt * (500 + 250 * Math.random());
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60000) });
      if (response.status < 500 && response.status !== 408 && response.status !== 429) return response;
      failure = new Error(`${response.status} ${response.statusText}: ${await response.text()}`);
      wait = response.headers.get("retry-after") * 1000 || wait;
    } catch (error) {
      failure = error;
    }
    if (attempt === 4 || wait > 120000) throw failure;
    await sleep(wait);
  }
}

const completion = await client.chatCompletion({
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
});

const { message, finish_reason: why } = completion.choices[0];
console.log(message.content ?? "");
const cut = `Incomplete answer (${why}): raise max_tokens or rephrase`;
if (!message.content || ["length", "content_filter"].includes(why)) throw new Error(cut);
