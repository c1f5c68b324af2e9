// Should print at most five tokens. The client sends the limit in a separate object, where the provider doesn't look.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
const inputs = 'The lighthouse keeper'
console.log(await client.textGeneration({ provider: 'scaleway', model, inputs, parameters: { max_new_tokens: 5 } }))
