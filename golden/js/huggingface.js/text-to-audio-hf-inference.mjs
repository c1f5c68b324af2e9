import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

if (!process.env.HF_TOKEN) throw new Error("HF_TOKEN is not set");

// By default the client retries a 503 forever.
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false });

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

const result = await client.textToAudio({
  provider: "hf-inference",
  model: "acme/demo",
  inputs: "Slow piano over soft rain",
});

if (result.audio) {
  await writeFile("audio.wav", soundFile(result.audio, result.sampling_rate));
  console.log("Saved audio.wav,", result.sampling_rate, "Hz");
} else {
  const ext = result.type === "audio/mpeg" ? "mp3" : result.type.endsWith("wav") ? "wav" : "flac";
  const name = `audio.${ext}`;
  await writeFile(name, Buffer.from(await result.arrayBuffer()));
  console.log(`Saved ${name}`);
}
