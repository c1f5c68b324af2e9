// Should say why the model refused. The client's error says only that an empty text isn't JSON.
import { ChatOpenAI } from '@langchain/openai'

const model = new ChatOpenAI({
  model: process.env.MODEL ?? 'acme/lantern',
  apiKey: process.env.HF_TOKEN,
  configuration: { baseURL: 'https://router.huggingface.co/v1' },
})
const schema = { title: 'greeting', type: 'object', properties: { text: { type: 'string' } }, required: ['text'] }
console.log(await model.withStructuredOutput(schema, { method: 'jsonSchema' }).invoke('Hello'))
