import {
  COMPLETION_PARAMETERS,
  completionsRoute,
  embeddingsRoute,
  hiddenParameters,
  undocumentedCompletions,
} from '../openai-compatible.ts'
import { chatRoute, lacking, type Provider } from '../provider.ts'

export const scaleway: Provider = {
  id: 'scaleway',
  label: 'Scaleway',
  baseUrl: 'https://api.scaleway.ai',
  keyUrl: 'https://console.scaleway.com/iam/api-keys',
  // Of https://www.scaleway.com/en/developers/api/generative-apis/.
  vendorKeyVariable: 'SCW_SECRET_KEY',
  huggingfaceHub: ['feature-extraction'],
  routes: {
    conversational: chatRoute(
      '/v1/chat/completions',
      lacking('https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api/', 'n'),
      {
        fileParts: {
          takes: ['input_audio'],
          source: 'https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api/',
        },
        reasoning: [
          {
            models: /^gpt-oss/,
            effort: true,
            source: {
              address: 'https://www.scaleway.com/en/docs/generative-apis/how-to/query-reasoning-models/',
              read: '2026-11-30',
            },
          },
        ],
      },
    ),
    'feature-extraction': {
      ...embeddingsRoute('/v1', []),
      openai: {
        source: {
          address: 'https://www.scaleway.com/en/docs/generative-apis/api-cli/using-embeddings-api/',
          read: '2026-11-22',
        },
      },
    },
    'text-generation': {
      ...completionsRoute('/v1', COMPLETION_PARAMETERS),
      ...undocumentedCompletions('Scaleway', 'https://www.scaleway.com/en/developers/api/generative-apis/'),
      unsupportedByHub: (input, language) => (language === 'js' ? hiddenParameters(input) : undefined),
    },
  },
  chatApis: {
    // In beta.
    responses: {
      path: '/v1/responses',
      source: {
        address: 'https://www.scaleway.com/en/docs/generative-apis/how-to/query-language-models/',
        read: '2026-11-22',
      },
      hostedTools: {
        types: [],
        others: 'rejected',
        source: {
          address: 'https://github.com/scaleway/docs-content/blob/main/macros/ai/chat-comp-vs-responses-api.mdx',
          read: '2026-11-30',
        },
      },
    },
  },
}
