import { writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

const response = await fetch("https://router.huggingface.co/deepinfra/v1/openai/audio/speech", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({ model: "acme/demo", input: "The last ferry leaves at ten tonight." }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

await writeFile("speech.wav", Buffer.from(await response.arrayBuffer()));
console.log("Saved speech.wav");
