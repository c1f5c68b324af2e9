import { openAiTasks } from '../../openai-compatible.ts'
import type { ProviderService } from '../../provider-service.ts'

export const ovhcloud: ProviderService = {
  id: 'ovhcloud',
  baseUrls: ['https://oai.endpoints.kepler.ai.cloud.ovh.net'],
  hub: 'lists',
  tasks: openAiTasks('/v1', ['text-generation']),
  blindSpots: [],
  knownBroken: [],
}
