import { openAiTasks } from '../../openai-compatible.ts'
import type { ProviderService } from '../../provider-service.ts'

export const featherlessAi: ProviderService = {
  id: 'featherless-ai',
  baseUrls: ['https://api.featherless.ai'],
  hub: 'lists',
  tasks: openAiTasks('/v1', ['text-generation']),
  blindSpots: [],
  knownBroken: [],
}
