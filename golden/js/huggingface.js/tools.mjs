import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

const functions = {
  async get_weather({ city }) {
    // Replace this with your own code.
    return { city, temperature: 18, unit: "celsius" };
  },
};
const tools = [
  {
    type: "function",
    function: {
      name: "get_weather",
      description: "Get the current weather of a city.",
      parameters: {
        type: "object",
        properties: { city: { type: "string", description: "Name of the city" } },
        required: ["city"],
      },
    },
  },
];
const messages = [{ role: "user", content: "What is the weather like in Paris and in Tokyo?" }];

for (let round = 1; ; round++) {
  if (round > 10) throw new Error("The model has not answered within 10 rounds.");
  const completion = await client.chatCompletion({
    model: "openai/gpt-oss-120b:together",
    messages,
    tools,
  });

  const { message, finish_reason: why } = completion.choices[0];
  const cut = `No complete answer (finish_reason: ${why}). Raise max_tokens or change the prompt.`;
  if (["length", "content_filter"].includes(why)) throw new Error(cut);
  if (!message.tool_calls?.length) {
    if (!message.content) throw new Error(cut);
    console.log(message.content);
    break;
  }
  messages.push(message);
  for (const call of message.tool_calls) {
    const result = await functions[call.function.name](JSON.parse(call.function.arguments || "{}"));
    messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
  }
}
