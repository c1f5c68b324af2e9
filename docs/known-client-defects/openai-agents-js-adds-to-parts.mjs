// Should send the model's text back unchanged. The client sends a text part that also has a role and tool calls.
import { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool } from '@openai/agents'
import OpenAI from 'openai'

setTracingDisabled(true)
const client = new OpenAI({ baseURL: 'https://router.huggingface.co/v1', apiKey: process.env.HF_TOKEN })
const time = tool({
  name: 'time',
  description: 'Say what time it is.',
  parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
  execute: async () => 'noon',
})
const model = new OpenAIChatCompletionsModel(client, process.env.MODEL ?? 'acme/lantern')
const { finalOutput } = await run(new Agent({ name: 'Assistant', model, tools: [time] }), 'Hello')
console.log(finalOutput)
