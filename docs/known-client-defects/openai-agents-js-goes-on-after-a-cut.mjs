// Should stop where the token limit truncates a tool call. The client calls the model again.
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
const { finalOutput } = await run(agent, 'What is the weather like in Paris?')
console.log(finalOutput)
