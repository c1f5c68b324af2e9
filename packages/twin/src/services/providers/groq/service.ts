import { chatWithoutMessages } from '../../defects/known-broken.ts'
import { openAiTasks } from '../../openai-compatible.ts'
import type { ProviderService } from '../../provider-service.ts'

export const groq: ProviderService = {
  id: 'groq',
  baseUrls: ['https://api.groq.com'],
  hub: 'lists',
  // Of https://console.groq.com/docs/structured-outputs.
  schemaModel: { id: 'openai/gpt-oss-20b', pipeline_tag: 'text-generation', tags: ['conversational'] },
  tasks: openAiTasks('/openai/v1', ['text-generation']),
  blindSpots: [],
  knownBroken: [chatWithoutMessages('groq')],
}
