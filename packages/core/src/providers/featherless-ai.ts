import { chatRoute, type Provider } from './provider.ts'

export const featherlessAi: Provider = {
  id: 'featherless-ai',
  label: 'Featherless AI',
  baseUrl: 'https://api.featherless.ai',
  keyUrl: 'https://featherless.ai/account/api-keys',
  routes: {
    conversational: chatRoute('/v1/chat/completions'),
  },
}
