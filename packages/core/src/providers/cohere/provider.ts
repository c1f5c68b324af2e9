import { chatRoute, type Provider } from '../provider.ts'

export const cohere: Provider = {
  id: 'cohere',
  label: 'Cohere',
  baseUrl: 'https://api.cohere.com',
  keyUrl: 'https://dashboard.cohere.com/api-keys',
  routes: {
    conversational: chatRoute('/compatibility/v1/chat/completions', ['stream_options'], {
      fileParts: { takes: [], source: 'https://docs.cohere.com/docs/compatibility-api' },
      withoutSchema:
        'Cohere documents a schema beside the type json_object alone (https://docs.cohere.com/docs/compatibility-api)',
    }),
  },
}
