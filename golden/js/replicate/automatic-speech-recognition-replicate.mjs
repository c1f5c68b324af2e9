import { readFile } from "node:fs/promises";
import Replicate from "replicate";

if (!process.env.REPLICATE_API_TOKEN) throw new Error("REPLICATE_API_TOKEN is not set");

const replicate = new Replicate();

const audio = `data:audio/flac;base64,${await readFile("speech.flac", "base64")}`;

const output = await replicate.run("acme/demo", {
  input: { audio: audio },
});
if (!output) throw new Error("The prediction has no output yet.");

console.log(output);
