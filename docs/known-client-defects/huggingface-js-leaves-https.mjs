// Should refuse a file that is not at an https address. Fetches it in the clear.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToImage({ provider: 'replicate', model, inputs: 'A lighthouse' }))
