import { readFile } from "node:fs/promises";
import Together from "together-ai";

const client = new Together();

const audio = await readFile("speech.flac");

const transcription = await client.audio.transcriptions.create({
  model: "acme/demo",
  file: new File([audio], "audio.flac", { type: "audio/flac" }),
});

console.log(transcription.text);
