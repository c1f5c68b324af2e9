// Should show a picture. An endpoint answers with JSON, because the client does not ask for a picture.
import { InferenceClient } from '@huggingface/inference'

const endpointUrl = process.env.ENDPOINT ?? 'https://endpoint.example'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToImage({ endpointUrl, inputs: 'A lighthouse' }))
