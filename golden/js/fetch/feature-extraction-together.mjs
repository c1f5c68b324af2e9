if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/together/v1/embeddings", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    model: "acme/demo",
    input: "Rain is expected along the coast this evening.",
  }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const result = await response.json();
const embedding = result.data[0].embedding;
console.log(embedding.length, "numbers:", embedding.slice(0, 5));
