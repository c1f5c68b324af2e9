// Should reject a file whose URL isn't https. The client downloads it unencrypted.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToImage({ provider: 'replicate', model, inputs: 'A lighthouse' }))
