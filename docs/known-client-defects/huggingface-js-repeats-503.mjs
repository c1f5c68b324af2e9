// Should fail if the service is overloaded. The client retries immediately, for as long as the service is overloaded.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.fillMask({ provider: 'hf-inference', model, inputs: 'The [MASK] is red.' }))
