// Should print how the text continues. The client sends it to the chat endpoint, which needs messages.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textGeneration({ provider: 'novita', model, inputs: 'The lighthouse keeper' }))
