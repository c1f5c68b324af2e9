import { chatRoute, type Provider } from './provider.ts'

export const deepinfra: Provider = {
  id: 'deepinfra',
  label: 'DeepInfra',
  baseUrl: 'https://api.deepinfra.com',
  keyUrl: 'https://deepinfra.com/dash/api_keys',
  routes: {
    conversational: chatRoute('/v1/openai/chat/completions'),
  },
}
