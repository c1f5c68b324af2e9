import { writeFile } from "node:fs/promises";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// Decodes a base64 file, or builds a WAV file from samples between -1 and 1.
function soundFile(audio, rate) {
  if (typeof audio === "string" && audio !== "") return Buffer.from(atob(audio), "latin1");
  const channels = Array.isArray(audio?.[0]) ? audio : [audio];
  const samples = channels[0]?.flatMap?.((_, i) => channels.map((channel) => channel[i]));
  if (!samples?.length || !samples.every(Number.isFinite) || !(rate > 0)) {
    throw new Error(`The response contains no audio: ${JSON.stringify(audio)?.slice(0, 200)}`);
  }
  const data = Int16Array.from(samples, (sample) => 32767 * Math.max(-1, Math.min(1, sample)));
  const count = channels.length;
  // RIFF, size, WAVE, fmt, 16 bytes: PCM and channels, samples and bytes a second, bits; data, size
  const header = Uint32Array.of(
    0x46464952, 36 + data.byteLength, 0x45564157, 0x20746d66, 16,
    1 + count * 0x10000, rate, 2 * count * rate, 2 * count + 0x100000, 0x61746164, data.byteLength,
  );
  return Buffer.concat([new Uint8Array(header.buffer), new Uint8Array(data.buffer)]);
}

const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo", {
  method: "POST",
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({ inputs: "Slow piano over soft rain" }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const type = response.headers.get("content-type");
if (type?.startsWith("audio/")) {
  const ext = type === "audio/mpeg" ? "mp3" : type.endsWith("wav") ? "wav" : "flac";
  const name = `audio.${ext}`;
  await writeFile(name, Buffer.from(await response.arrayBuffer()));
  console.log(`Saved ${name}`);
} else {
  const result = await response.json();
  await writeFile("audio.wav", soundFile(result.audio, result.sampling_rate));
  console.log("Saved audio.wav");
  console.log("sampling_rate", result.sampling_rate);
}
