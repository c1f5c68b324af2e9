import { openAiTasks } from '../../openai-compatible.ts'
import type { ProviderService } from '../../provider-service.ts'

export const nscale: ProviderService = {
  id: 'nscale',
  baseUrls: ['https://inference.api.nscale.com'],
  hub: 'lists',
  tasks: openAiTasks('/v1', ['text-to-image']),
  blindSpots: [],
  knownBroken: [],
}
