// Should send back the reasoning that came with the tool call. The client drops it.
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
}).bindTools([weather])
const messages = [{ role: 'user', content: 'What is the weather like in Paris?' }]
const asked = await model.invoke(messages)
const results = asked.tool_calls.map(({ id }) => ({ role: 'tool', tool_call_id: id, content: 'sunny' }))
console.log((await model.invoke([...messages, asked, ...results])).text)
