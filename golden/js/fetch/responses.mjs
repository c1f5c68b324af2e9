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
if (result.error) throw new Error(`The response failed: ${result.error.message}`);
for (const part of result.output.flatMap((item) => item.content ?? [])) {
  if (part.type === "output_text") console.log(part.text);
}
const isEmpty = !result.output.some((item) =>
  item.content?.some((part) => part.type === "output_text" && part.text),
);
if (isEmpty || (result.status ?? "completed") !== "completed") {
  const parts = result.output.flatMap((item) => item.content ?? []);
  const refusal = parts.find((part) => part.type === "refusal")?.refusal;
  const why = refusal ?? result.incomplete_details?.reason ?? result.status;
  throw new Error(`Incomplete answer (${why}): raise max_output_tokens or rephrase`);
}
