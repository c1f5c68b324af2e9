import type { ProviderService } from '../../provider-service.ts'

/** OpenAI only has chat, with models that aren't on the hub, so we call it with its own model id. */
export const openai: ProviderService = {
  id: 'openai',
  baseUrls: ['https://api.openai.com'],
  hub: 'leaves it out',
  chatModel: { id: 'openai/gpt-4.1-mini', pipeline_tag: 'text-generation', tags: ['conversational'] },
  tasks: {},
  blindSpots: [],
  knownBroken: [],
}
