import { imagesRoute } from '../openai-compatible.ts'
import { chatRoute, type Provider } from '../provider.ts'

export const nscale: Provider = {
  id: 'nscale',
  label: 'Nscale',
  baseUrl: 'https://inference.api.nscale.com',
  keyUrl: 'https://console.nscale.com',
  huggingfaceHub: ['text-to-image'],
  routes: {
    conversational: chatRoute('/v1/chat/completions'),
    'text-to-image': imagesRoute('/v1'),
  },
}
