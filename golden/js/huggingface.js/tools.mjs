import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new InferenceClient(process.env.HF_TOKEN);

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
const messages = [
  { role: "user", content: "What is the weather like in Paris and in Tokyo?" },
];

for (let round = 1; ; round++) {
  if (round > 10) throw new Error("The model has not answered within 10 rounds.");
  const completion = await client.chatCompletion({
    model: "openai/gpt-oss-120b:together",
    messages,
    tools,
  }, { retry_on_error: false });

  const { message } = completion.choices[0];
  if (!message.tool_calls?.length) {
    console.log(message.content);
    break;
  }
  messages.push(message);
  for (const call of message.tool_calls) {
    const { name, arguments: json } = call.function;
    let content;
    try {
      if (!Object.hasOwn(functions, name)) throw new Error(`There is no function ${name}.`);
      content = JSON.stringify(await functions[name](JSON.parse(json || "{}")));
    } catch (error) {
      content = String(error);
    }
    messages.push({ role: "tool", tool_call_id: call.id, content });
  }
}
