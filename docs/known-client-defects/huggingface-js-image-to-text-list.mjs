// Should print the caption. The client rejects a response wrapped in a one-element array.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
const data = new Blob(['no image, but nobody looks'], { type: 'image/png' })
console.log(await client.imageToText({ provider: 'hf-inference', model, data }))
