import { chatWithoutMessages } from '../../defects/known-broken.ts'
import { openAiTasks } from '../../openai-compatible.ts'
import type { ProviderService } from '../../provider-service.ts'

export const groq: ProviderService = {
  id: 'groq',
  baseUrls: ['https://api.groq.com'],
  hub: 'lists',
  tasks: openAiTasks('/openai/v1', ['text-generation']),
  blindSpots: [],
  knownBroken: [chatWithoutMessages('groq')],
}
