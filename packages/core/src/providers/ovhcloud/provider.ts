import { COMPLETION_PARAMETERS, completionsRoute } from '../openai-compatible.ts'
import { chatRoute, type Provider } from '../provider.ts'

export const ovhcloud: Provider = {
  id: 'ovhcloud',
  label: 'OVHcloud AI Endpoints',
  baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net',
  keyUrl: 'https://endpoints.ai.cloud.ovh.net',
  routes: {
    conversational: chatRoute('/v1/chat/completions'),
    'text-generation': completionsRoute('/v1', COMPLETION_PARAMETERS),
  },
}
