import { hidesParameters } from '../known-broken.ts'
import { openAiTasks } from '../openai-compatible.ts'
import type { ProviderService } from '../provider-service.ts'

const tasks = openAiTasks('/v1', ['feature-extraction', 'text-generation'])

export const scaleway: ProviderService = {
  id: 'scaleway',
  baseUrls: ['https://api.scaleway.ai'],
  hub: 'lists',
  tasks: {
    ...tasks,
    'feature-extraction': { ...tasks['feature-extraction'], parametersForgottenBy: ['@huggingface/inference'] },
  },
  blindSpots: [],
  knownBroken: [hidesParameters('scaleway')],
}
