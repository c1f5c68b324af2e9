// Should read a streamed call whose later parts have neither index nor id. The client makes a call of each part.
import { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool } from '@openai/agents'
import OpenAI from 'openai'

setTracingDisabled(true)
const client = new OpenAI({ baseURL: 'https://router.huggingface.co/v1', apiKey: process.env.HF_TOKEN })
const weather = tool({
  name: 'weather',
  description: 'Tell the weather of a city.',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
    additionalProperties: false,
  },
  execute: async () => 'sunny',
})
const model = new OpenAIChatCompletionsModel(client, process.env.MODEL ?? 'acme/lantern')
const agent = new Agent({ name: 'Assistant', model, tools: [weather] })
const result = await run(agent, 'What is the weather like in Paris?', { stream: true })
await result.completed
console.log(result.finalOutput)
