// Should say what the service said. The error has no words of a body whose type is neither JSON nor a text with a charset.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN, { retry_on_error: false })
console.log(await client.textToImage({ provider: 'together', model, inputs: 'A lighthouse' }))
