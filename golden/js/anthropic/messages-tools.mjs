import Anthropic from "@anthropic-ai/sdk";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new Anthropic({
  baseURL: "https://router.huggingface.co",
  apiKey: process.env.HF_TOKEN,
});

const functions = {
  // Replace this with your own code.
  get_weather: async ({ city }) => ({ city, temperature: 18, unit: "celsius" }),
};
const tools = [
  {
    name: "get_weather",
    description: "Get the current weather of a city.",
    input_schema: {
      type: "object",
      properties: { city: { type: "string", description: "City name" } },
      required: ["city"],
    },
  },
];
const messages = [{ role: "user", content: "What is the weather in Paris and Tokyo?" }];

for (let round = 1; ; round++) {
  if (round > 10) throw new Error("The model did not answer within 10 rounds.");
  const message = await client.messages.create({
    model: "openai/gpt-oss-120b:together",
    max_tokens: 4096,
    messages,
    tools,
  });

  for (const block of message.content) {
    if (block.type === "text") console.log(block.text);
  }
  const { content, stop_reason } = message;
  const calls = content.filter((block) => block.type === "tool_use");
  const hasText = content.some((block) => block.type === "text" && block.text);
  const isEmpty = stop_reason !== "pause_turn" && !hasText && calls.length === 0;
  if (isEmpty || ["max_tokens", "refusal", "model_context_window_exceeded"].includes(stop_reason)) {
    throw new Error(`Incomplete answer (${stop_reason}): raise max_tokens or rephrase`);
  }
  messages.push({ role: "assistant", content });
  if (stop_reason === "pause_turn") continue;
  if (calls.length === 0) break;
  const results = [];
  for (const call of calls) {
    if (!Object.hasOwn(functions, call.name)) throw new Error(`Unknown function: ${call.name}`);
    const result = await functions[call.name](call.input);
    results.push({ type: "tool_result", tool_use_id: call.id, content: JSON.stringify(result) });
  }
  messages.push({ role: "user", content: results });
}
