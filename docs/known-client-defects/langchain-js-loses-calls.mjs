// Should keep the tool calls of a stream in which no event names the role. The client makes chunks without calls from them.
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
let response
for await (const chunk of await model.stream('What is the weather like in Paris and in Tokyo?')) {
  response = response?.concat(chunk) ?? chunk
}
console.log(JSON.stringify(response.tool_calls))
