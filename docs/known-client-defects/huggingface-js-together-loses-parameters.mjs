// Should print at most five tokens. The client puts the limit into an object of its own, where the provider does not look.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
const inputs = 'The lighthouse keeper'
console.log(await client.textGeneration({ provider: 'together', model, inputs, parameters: { max_new_tokens: 5 } }))
