// Should show a video. The first answer says that it is not done, and the client asks no second time.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToVideo({ provider: 'replicate', model, inputs: 'A lighthouse' }))
