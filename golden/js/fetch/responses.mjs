if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/v1/responses", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "openai/gpt-oss-120b:together",
    input: "Why is the sky blue? Answer in one sentence.",
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const result = await response.json();
if ((result.status ?? "completed") !== "completed") {
  throw new Error(`The response is ${result.status}: ${JSON.stringify(result.error ?? result.incomplete_details)}`);
}
for (const part of result.output.flatMap((item) => item.content ?? [])) {
  if (part.type === "output_text") console.log(part.text);
}
