import { chatRoute, type Provider } from './provider.ts'

export const novita: Provider = {
  id: 'novita',
  label: 'Novita AI',
  baseUrl: 'https://api.novita.ai',
  keyUrl: 'https://novita.ai/settings/key-management',
  routes: {
    conversational: chatRoute('/v3/openai/chat/completions'),
  },
}
