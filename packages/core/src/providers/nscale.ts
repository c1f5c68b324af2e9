import { chatRoute, type Provider } from './provider.ts'

export const nscale: Provider = {
  id: 'nscale',
  label: 'Nscale',
  baseUrl: 'https://inference.api.nscale.com',
  keyUrl: 'https://console.nscale.com',
  routes: {
    conversational: chatRoute('/v1/chat/completions'),
  },
}
