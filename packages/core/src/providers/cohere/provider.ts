import { chatRoute, type Provider } from '../provider.ts'

export const cohere: Provider = {
  id: 'cohere',
  label: 'Cohere',
  baseUrl: 'https://api.cohere.com',
  keyUrl: 'https://dashboard.cohere.com/api-keys',
  routes: {
    conversational: chatRoute('/compatibility/v1/chat/completions', ['stream_options']),
  },
}
