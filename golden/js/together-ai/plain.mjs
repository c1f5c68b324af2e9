import Together from "together-ai";

const client = new Together();

const completion = await client.chat.completions.create({
  model: "openai/gpt-oss-120b",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
});

console.log(completion.choices[0].message.content);
