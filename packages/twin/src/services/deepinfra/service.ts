import { openAiTasks } from '../openai-compatible.ts'
import type { ProviderService } from '../provider-service.ts'

export const deepinfra: ProviderService = {
  id: 'deepinfra',
  baseUrls: ['https://api.deepinfra.com'],
  hub: 'lists',
  tasks: openAiTasks('/v1/openai', [
    'automatic-speech-recognition',
    'feature-extraction',
    'text-generation',
    'text-to-image',
    'text-to-speech',
  ]),
  blindSpots: [],
  knownBroken: [],
}
