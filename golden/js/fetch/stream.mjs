if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "openai/gpt-oss-120b:together",
    messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
    stream: true,
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

let rest = "";
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split(/[\r\n]/);
  rest = lines.pop();
  for (const line of lines) {
    if (!/^data: ?{/.test(line)) continue;
    const chunk = JSON.parse(line.slice(5));
    const error = chunk.error ?? chunk.message;
    if (error) throw new Error(`The stream broke off: ${JSON.stringify(error)}`);
    process.stdout.write(chunk.choices[0]?.delta?.content ?? "");
  }
  if (lines.includes("data: [DONE]")) break;
}
process.stdout.write("\n");
