// Should refuse an id that is an address. Sends the token to wherever the hub's mapping of the model points.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.fillMask({ provider: 'hf-inference', model, inputs: 'The bakery sells [MASK].' }))
