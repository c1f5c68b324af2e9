if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const functions = {
  // Replace this with your own code.
  get_weather: async ({ city }) => ({ city, temperature: 18, unit: "celsius" }),
};
const tools = [
  {
    type: "function",
    function: {
      name: "get_weather",
      description: "Get the current weather of a city.",
      parameters: {
        type: "object",
        properties: { city: { type: "string", description: "City name" } },
        required: ["city"],
      },
    },
  },
];
const messages = [{ role: "user", content: "What is the weather in Paris and Tokyo?" }];

for (let round = 1; ; round++) {
  if (round > 10) throw new Error("The model did not answer within 10 rounds.");
  const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${process.env.HF_TOKEN}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ model: "openai/gpt-oss-120b:together", messages, tools }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

  const { message, finish_reason } = (await response.json()).choices[0];
  const calls = message.tool_calls ?? [];
  if (["length", "content_filter"].includes(finish_reason) || !(message.content || calls.length)) {
    const why = message.refusal || finish_reason;
    throw new Error(`Incomplete answer (${why}): raise max_tokens or rephrase`);
  }
  if (message.content) console.log(message.content);
  if (calls.length === 0) break;
  messages.push(message);
  for (const call of calls) {
    const { name, arguments: args } = call.function;
    if (!Object.hasOwn(functions, name)) throw new Error(`Unknown function: ${name}`);
    const result = await functions[name](JSON.parse(args || "{}"));
    messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
  }
}
