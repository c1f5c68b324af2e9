import { readFile } from "node:fs/promises";
import { fal } from "@fal-ai/client";

if (!process.env.FAL_KEY) throw new Error("FAL_KEY is not set");

const audio = `data:audio/x-wav;base64,${await readFile("welcome.wav", "base64")}`;

const result = await fal.subscribe("acme/demo", {
  input: { audio_url: audio },
});

console.log(result.data);
