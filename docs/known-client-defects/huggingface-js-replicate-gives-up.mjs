// Should show a video. The first response says that it isn't finished, and the client doesn't ask again.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.textToVideo({ provider: 'replicate', model, inputs: 'A lighthouse' }))
