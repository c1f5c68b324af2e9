import { completionsRoute } from '../openai-compatible.ts'
import { chatRoute, type Provider } from '../provider.ts'

export const featherlessAi: Provider = {
  id: 'featherless-ai',
  label: 'Featherless AI',
  baseUrl: 'https://api.featherless.ai',
  keyUrl: 'https://featherless.ai/account/api-keys',
  huggingfaceHub: ['text-generation'],
  routes: {
    conversational: chatRoute('/v1/chat/completions'),
    'text-generation': completionsRoute('/v1'),
  },
}
