// Should print the image's Blob. Prints nothing: Node.js ends with exit code 13 while the client waits for the job.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToImage({ provider: 'zai-org', model, inputs: 'A lighthouse' }))
