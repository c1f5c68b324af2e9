// Should ask only WaveSpeedAI about the job. The client appends a `urls.get` like `x:.evil.example/steal` to the host's name.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.WAVESPEED_API_KEY)
console.log(await client.textToImage({ provider: 'wavespeed', model, inputs: 'A lighthouse' }))
