// Should print the video's Blob. It prints nothing: Node.js exits with code 13 while the client waits for the job.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToVideo({ provider: 'novita', model, inputs: 'A lighthouse' }))
