// Should show an image. The endpoint responds with JSON, because the client doesn't request an image.
import { InferenceClient } from '@huggingface/inference'

const endpointUrl = process.env.ENDPOINT ?? 'https://endpoint.example'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToImage({ endpointUrl, inputs: 'A lighthouse' }))
