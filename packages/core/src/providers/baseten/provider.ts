import { chatRoute, type Provider } from '../provider.ts'

export const baseten: Provider = {
  id: 'baseten',
  label: 'Baseten',
  baseUrl: 'https://inference.baseten.co',
  keyUrl: 'https://app.baseten.co/settings/api_keys',
  routes: {
    conversational: chatRoute('/v1/chat/completions', [], {
      fileParts: { takes: [], source: 'https://docs.baseten.co/reference/inference-api/chat-completions' },
    }),
  },
}
