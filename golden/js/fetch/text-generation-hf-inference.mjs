if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo/v1/completions", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({ model: "acme/demo", prompt: "The lighthouse keeper opened the door and" }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const result = await response.json();
console.log(result.choices[0].text);
