// Should send only what it's given. The client adds a `tool_choice`, which not every provider documents.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, jsonSchema, tool } from 'ai'

const provider = createOpenAICompatible({
  name: 'huggingface',
  baseURL: 'https://router.huggingface.co/v1',
  apiKey: process.env.HF_TOKEN,
})
const time = tool({ description: 'Say what time it is.', inputSchema: jsonSchema({ type: 'object', properties: {} }) })
const model = provider(process.env.MODEL ?? 'acme/lantern')
const { text } = await generateText({ model, tools: { time }, prompt: 'Hello' })
console.log(text)
