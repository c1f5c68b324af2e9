// Should create an image of 512 by 256 pixels. The client sends `width` and `height`, but fal reads `image_size`.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
const options = { provider: 'fal-ai', model, parameters: { width: 512, height: 256 } }
// The client's pauses do not keep Node.js running.
const keepAlive = setInterval(() => undefined, 1000)
const picture = await client.textToImage({ ...options, inputs: 'A lighthouse' })
clearInterval(keepAlive)
console.log(picture)
