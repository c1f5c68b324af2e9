// Should send reasoning back under the name that it arrived with. The client sends it as `reasoning_content`.
import { Agent } from '@mastra/core/agent'
import { createTool } from '@mastra/core/tools'
import { z } from 'zod'

const weather = createTool({
  id: 'weather',
  description: 'Tell the weather of a city.',
  inputSchema: z.object({ city: z.string() }),
  execute: async () => 'sunny',
})
const agent = new Agent({
  id: 'assistant',
  name: 'Assistant',
  instructions: '',
  model: `huggingface/${process.env.MODEL ?? 'acme/lantern'}`,
  tools: { weather },
})
const { text } = await agent.generate('What is the weather like in Paris?', { maxSteps: 10 })
console.log(text)
