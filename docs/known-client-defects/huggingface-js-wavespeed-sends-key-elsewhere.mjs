// Should ask WaveSpeedAI alone about the job. A `urls.get` like `x:.evil.example/steal` is put behind the host's name.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.WAVESPEED_API_KEY)
console.log(await client.textToImage({ provider: 'wavespeed', model, inputs: 'A lighthouse' }))
