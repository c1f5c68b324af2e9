// Should show the service's message. The client's error omits it if the body is neither JSON nor text with a charset.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false })
console.log(await client.textToImage({ provider: 'together', model, inputs: 'A lighthouse' }))
