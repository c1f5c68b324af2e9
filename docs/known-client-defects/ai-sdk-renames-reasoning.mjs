// Should send reasoning back under the name that it arrived with. The client sends it as `reasoning_content`.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, isStepCount, jsonSchema, tool } from 'ai'

const provider = createOpenAICompatible({
  name: 'huggingface',
  baseURL: 'https://router.huggingface.co/v1',
  apiKey: process.env.HF_TOKEN,
})
const weather = tool({
  description: 'Tell the weather of a city.',
  inputSchema: jsonSchema({ type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }),
  execute: async () => 'sunny',
})
const { text } = await generateText({
  model: provider(process.env.MODEL ?? 'acme/lantern'),
  tools: { weather },
  stopWhen: isStepCount(10),
  prompt: 'What is the weather like in Paris?',
})
console.log(text)
