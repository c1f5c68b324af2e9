// Should print the image's Blob. It prints nothing: Node.js exits with code 13 while the client waits for the job.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToImage({ provider: 'wavespeed', model, inputs: 'A lighthouse' }))
