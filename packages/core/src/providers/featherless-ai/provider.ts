import { completionsRoute } from '../openai-compatible.ts'
import { chatRoute, lacking, type Provider } from '../provider.ts'

/** Of https://featherless.ai/docs/completions. */
const PARAMETERS = [
  'frequency_penalty',
  'include_stop_str_in_output',
  'max_tokens',
  'min_p',
  'min_tokens',
  'presence_penalty',
  'repetition_penalty',
  'seed',
  'stop',
  'stop_token_ids',
  'temperature',
  'top_k',
  'top_p',
]

export const featherlessAi: Provider = {
  id: 'featherless-ai',
  label: 'Featherless AI',
  baseUrl: 'https://api.featherless.ai',
  keyUrl: 'https://featherless.ai/account/api-keys',
  // Of https://featherless.ai/docs/api-overview-and-common-options.
  vendorKeyVariable: 'FEATHERLESS_API_KEY',
  huggingfaceHub: ['text-generation'],
  routes: {
    conversational: chatRoute(
      '/v1/chat/completions',
      lacking('https://featherless.ai/docs/completions', 'n', 'stream_options'),
      {
        fileParts: { takes: [], source: 'https://featherless.ai/docs/api' },
        reasoning: [
          {
            inTemplate: 'chat_template_kwargs',
            source: { address: 'https://featherless.ai/docs/chat-template-kwargs', read: '2026-11-30' },
          },
        ],
        withoutSchema: 'Featherless AI doesn’t document response_format (https://featherless.ai/docs/completions)',
      },
    ),
    'text-generation': completionsRoute('/v1', PARAMETERS),
  },
}
