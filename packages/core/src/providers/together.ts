import { chatRoute, type Provider } from './provider.ts'

export const together: Provider = {
  id: 'together',
  label: 'Together AI',
  baseUrl: 'https://api.together.xyz',
  keyUrl: 'https://api.together.ai/settings/api-keys',
  routes: {
    conversational: chatRoute('/v1/chat/completions'),
  },
}
