import { chatRoute, lacking, type Provider } from '../provider.ts'

const COMPATIBILITY = 'https://docs.cohere.com/docs/compatibility-api'

export const cohere: Provider = {
  id: 'cohere',
  label: 'Cohere',
  baseUrl: 'https://api.cohere.com',
  keyUrl: 'https://dashboard.cohere.com/api-keys',
  // The package cohere 7.3.1 reads this variable, and also COHERE_API_KEY, which it doesn’t document.
  vendorKeyVariable: 'CO_API_KEY',
  routes: {
    conversational: chatRoute(
      '/compatibility/v1/chat/completions',
      lacking(COMPATIBILITY, 'n', 'stream_options', 'tool_choice'),
      {
        fileParts: { takes: [], source: COMPATIBILITY },
        reasoning: [
          {
            models: /^(?:c4ai-)?command-a-reasoning/,
            off: { reasoning_effort: 'none' },
            on: { reasoning_effort: 'high' },
            source: { address: COMPATIBILITY, read: '2026-11-22' },
          },
        ],
        refusesTogether: [
          {
            fields: ['response_format', 'tools'],
            formats: ['json_object'],
            reason: 'Cohere doesn’t support response_format together with tools',
            source: { address: 'https://www.npmjs.com/package/cohere-ai/v/8.1.0', read: '2026-11-23' },
          },
        ],
        withoutSchema:
          'Cohere documents a schema only with the type json_object (https://docs.cohere.com/docs/compatibility-api)',
      },
    ),
  },
}
