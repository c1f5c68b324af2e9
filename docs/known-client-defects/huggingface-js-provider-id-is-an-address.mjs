// Should reject an id that is a URL. The client sends the token to the URL in the model's mapping on Hugging Face.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.fillMask({ provider: 'hf-inference', model, inputs: 'The bakery sells [MASK].' }))
