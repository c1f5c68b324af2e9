// Should request a translation into English. The client sends a field `parameters`, which fal rejects.
import { readFile } from 'node:fs/promises'
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
const inputs = process.env.AUDIO === undefined ? 'no sound' : await readFile(process.env.AUDIO)
const options = { provider: 'fal-ai', model, parameters: { task: 'translate' } }
const file = new Blob([inputs], { type: 'audio/wav' })
await client
  .automaticSpeechRecognition({ ...options, inputs: file })
  .then(console.log, (error) => console.log(error.message))
