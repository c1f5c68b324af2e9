// Should fail because the finished file is missing. The client returns the error page as if it were the image.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
const image = await client.textToImage({ provider: 'replicate', model, inputs: 'A lighthouse' })
console.log(await image.text())
