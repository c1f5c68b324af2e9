import OpenAI from "openai";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const runner = client.chat.completions.runTools({
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "What is the weather like in Paris and in Tokyo?" }],
  tools: [
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
        parse: JSON.parse,
        function: async ({ city }) => {
          // Replace this with your own code.
          return { city, temperature: 18, unit: "celsius" };
        },
      },
    },
  ],
});

console.log(await runner.finalContent());
