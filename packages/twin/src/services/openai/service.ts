import type { ProviderService } from '../provider-service.ts'

/** It only chats, with models that are not on the hub: it is called with its own id of the model. */
export const openai: ProviderService = {
  id: 'openai',
  baseUrls: ['https://api.openai.com'],
  hub: 'leaves it out',
  chatModel: { id: 'openai/gpt-4.1-mini', pipeline_tag: 'text-generation', tags: ['conversational'] },
  tasks: {},
  blindSpots: [],
  knownBroken: [],
}
