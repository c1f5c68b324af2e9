// Should get a response that follows the schema. The client takes the schema out of `json_schema`, where the provider looks for it.
import { InferenceClient } from '@huggingface/inference'

const model = process.env.MODEL ?? 'acme/lantern'
const client = new InferenceClient(process.env.HF_TOKEN)
const messages = [{ role: 'user', content: 'Hello' }]
const json_schema = { name: 'greeting', schema: { type: 'object' } }
const response_format = { type: 'json_schema', json_schema }
console.log(await client.chatCompletion({ provider: 'together', model, messages, response_format }))
