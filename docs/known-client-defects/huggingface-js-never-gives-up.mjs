// Should give up on a job that stays in the queue. The client asks forever.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
// Keeps Node.js alive, which the client doesn't do.
setInterval(() => undefined, 1000)
console.log(await client.textToImage({ provider: 'fal-ai', model, inputs: 'A lighthouse' }))
