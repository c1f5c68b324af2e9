// Should print how the text goes on. The client sends it to the address of chat, which wants messages.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textGeneration({ provider: 'groq', model, inputs: 'The lighthouse keeper' }))
