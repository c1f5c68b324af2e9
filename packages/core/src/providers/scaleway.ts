import { chatRoute, type Provider } from './provider.ts'

export const scaleway: Provider = {
  id: 'scaleway',
  label: 'Scaleway',
  baseUrl: 'https://api.scaleway.ai',
  keyUrl: 'https://console.scaleway.com/iam/api-keys',
  routes: {
    conversational: chatRoute('/v1/chat/completions'),
  },
}
