// Should keep two calls apart that have ids of their own. The client puts those of one index together.
import { ChatOpenAI } from '@langchain/openai'

const weather = {
  type: 'function',
  function: {
    name: 'weather',
    description: 'Tell the weather of a city.',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
}
const model = new ChatOpenAI({
  model: process.env.MODEL ?? 'acme/lantern',
  apiKey: process.env.HF_TOKEN,
  configuration: { baseURL: 'https://router.huggingface.co/v1' },
  streamUsage: false,
}).bindTools([weather])
const response = await model.streamEvents('What is the weather like in Paris and in Tokyo?').output
console.log(JSON.stringify(response.tool_calls))
