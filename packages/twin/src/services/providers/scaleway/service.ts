import { hidesParameters } from '../../defects/known-broken.ts'
import { openAiTasks } from '../../openai-compatible.ts'
import type { ProviderService } from '../../provider-service.ts'

export const scaleway: ProviderService = {
  id: 'scaleway',
  baseUrls: ['https://api.scaleway.ai'],
  hub: 'lists',
  tasks: openAiTasks('/v1', ['feature-extraction', 'text-generation']),
  blindSpots: [],
  knownBroken: [hidesParameters('scaleway')],
}
