import { chatRoute, type Provider } from '../provider.ts'

export const fireworksAi: Provider = {
  id: 'fireworks-ai',
  label: 'Fireworks AI',
  baseUrl: 'https://api.fireworks.ai',
  keyUrl: 'https://app.fireworks.ai/settings/users/api-keys',
  routes: {
    conversational: chatRoute('/inference/v1/chat/completions', ['stream_options']),
  },
}
